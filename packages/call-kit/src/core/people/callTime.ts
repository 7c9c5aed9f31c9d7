/** A length as a clock shows it: `0:07`, `12:30`, `1:02:03`. */
export function callTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = two(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}
