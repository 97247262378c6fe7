const two = (number: number) => String(number).padStart(2, "0");

/** A duration as a clock shows it: "0:05", "12:40", "1:02:03". Negative counts as none. */
export function formatElapsed(milliseconds: number): string {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The same for machines, ISO 8601: "PT65S". */
export function isoDuration(milliseconds: number): string {
  return `PT${Math.max(0, Math.floor(milliseconds / 1000))}S`;
}
