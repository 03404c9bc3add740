// Notices for a closed browser: the service worker, the permission, the subscription to the server's key.
import { pushKey } from "./http";

export const possible = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What the server needs to reach this browser; null: the person said no, or the browser cannot. */
export async function subscribe(): Promise<PushSubscriptionJSON | null> {
  const key = await pushKey();
  if (!key || (await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/notices.js");
  const worker = await navigator.serviceWorker.ready;
  const there = await worker.pushManager.getSubscription();
  const made = there ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = made.toJSON();
  return { endpoint, keys };
}
