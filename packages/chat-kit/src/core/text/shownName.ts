const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * The name of a file as it is shown: without characters that turn the direction of what follows, with which
 * `photo[U+202E]gnp.exe` would be read as `photoexe.png`.
 */
export function shownName(name: string): string {
  return name.replace(directionControls, '');
}
