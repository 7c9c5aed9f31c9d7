/** Copies the first `count` samples to a place in another array, without the view that `set` would need. */
export function copyTo(from: Int16Array, count: number, to: Int16Array, write: number): void {
  for (let index = 0; index < count; index += 1) to[write + index] = from[index] as number;
}
