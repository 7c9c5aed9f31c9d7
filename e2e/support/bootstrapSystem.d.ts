/** What finds the browsers of this machine; it is JavaScript, as it runs before TypeScript is there. */
declare module '*/bootstrap/system.mjs' {
  /** The Firefox for the journeys in it; undefined where there is none. */
  export function findFirefox(): string | undefined;
  /** The browser of WebKitGTK for the journeys in it; undefined where there is none. */
  export function findWebKit(): string | undefined;
}
