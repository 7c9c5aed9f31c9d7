import Bowser from 'bowser';

/** Characters of a header that are looked at: longer ones are not from browsers. */
const maximumLength = 500;
/** Characters of a name that are kept. */
const nameLength = 60;

/** Names of browser and operating system in a User-Agent header; null where it does not say. */
export function readUserAgent(userAgent: string | undefined): {
  browser: string | null;
  system: string | null;
} {
  // Bowser refuses an empty header.
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maximumLength));
  const nameOf = (name: string | undefined): string | null => name?.slice(0, nameLength) || null;
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
