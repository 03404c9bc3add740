// Four soft sounds, for who wants them; each says what the screen shows as well. Made here, no file is loaded.
import { settings } from "./settings.svelte";

/** Notes (Hz) one after the other, how long each rings on (s), how loud (0 to 1), and the colour of the tone. */
type Sound = { notes: number[]; apart: number; rings: number; loud: number; tone: OscillatorType };
const SOUNDS = {
  move: { notes: [392], apart: 0, rings: 0.12, loud: 0.05, tone: "sine" }, // a piece is set down
  turn: { notes: [523, 784], apart: 0.13, rings: 0.5, loud: 0.09, tone: "sine" }, // a fifth upwards: it is your turn
  hurt: { notes: [233, 185], apart: 0.16, rings: 0.55, loud: 0.12, tone: "triangle" }, // downwards and low
  end: { notes: [392, 494, 587, 784], apart: 0.17, rings: 0.9, loud: 0.09, tone: "sine" }, // a chord, note by note
} satisfies Record<string, Sound>;
const ATTACK = 0.012; // a note does not begin with a click
const MUFFLED = 1800; // Hz: nothing shrill
let audio: AudioContext | null = null;

export function play(what: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const { notes, apart, rings, loud, tone }: Sound = SOUNDS[what];
  const softened = audio.createBiquadFilter();
  softened.type = "lowpass";
  softened.frequency.value = MUFFLED;
  softened.connect(audio.destination);
  for (const [i, pitch] of notes.entries()) {
    const from = audio.currentTime + i * apart,
      note = audio.createOscillator(),
      volume = audio.createGain();
    note.type = tone;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + ATTACK);
    volume.gain.exponentialRampToValueAtTime(0.0005, from + rings);
    note.connect(volume).connect(softened);
    note.start(from);
    note.stop(from + rings);
  }
}
