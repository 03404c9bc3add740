// A notice for a browser that is closed: shows it, and opens the table when it is clicked.
self.addEventListener("push", (event) => {
  const { table, game, text } = event.data.json();
  event.waitUntil(
    self.registration.showNotification("Rulewright", { body: text, tag: table, icon: "/icon.svg", data: { table, game } }),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(`/t/${event.notification.data.table}`, self.location.origin).href;
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const here = open.find((client) => client.url === address);
    return here ? here.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});
