const key = 'signInDevice';

/** What this tab has where nothing can be stored. */
let unstored: string | undefined;

function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/**
 * What ties sign-in codes to this browser (docs/behaviour/sign-in.md, Wrong codes): 32 random letters, digits, - and _, made
 * once and kept when somebody logs out.
 */
export function deviceSecret(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const made = createSecret();
    localStorage.setItem(key, made);
    return made;
  } catch {
    unstored ??= createSecret();
    return unstored;
  }
}
