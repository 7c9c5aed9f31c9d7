/** Whether a link stands in words, with its scheme or, as people write it, without. */
export function namesAddress(words: string, url: string): boolean {
  const address = url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return words.toLowerCase().includes(address.toLowerCase());
}
