/** JSON of an answer; undefined when it is something else, such as a proxy's error page. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
