// Three sounds, off unless wanted; each says what the screen shows as well. Made here, no file is loaded.
import { settings } from "./settings.svelte";

/** Notes (Hz) one after the other. */
const SOUNDS = { decision: [660, 880], attack: [220, 196, 174], end: [523, 659, 784, 1047] };
const NOTE = 0.11; // seconds
let audio: AudioContext | null = null;

export function play(what: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const from = audio.currentTime;
  for (const [i, pitch] of SOUNDS[what].entries()) {
    const tone = audio.createOscillator(),
      volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, from + i * NOTE);
    volume.gain.exponentialRampToValueAtTime(0.001, from + (i + 1) * NOTE);
    tone.connect(volume).connect(audio.destination);
    tone.start(from + i * NOTE);
    tone.stop(from + (i + 1) * NOTE);
  }
}
