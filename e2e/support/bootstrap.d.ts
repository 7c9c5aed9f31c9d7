// The types of what journeys ask of the bootstrap, which is JavaScript, as it runs before TypeScript is there.

declare module '*/bootstrap/builds.mjs' {
  /** Builds the server when it, or a package in it, has changed. */
  export function buildServer(): Promise<string | undefined>;
}

declare module '*/bootstrap/system.mjs' {
  /** The Firefox for the journeys in it; undefined where there is none. */
  export function findFirefox(): string | undefined;
  /** The browser of WebKitGTK for the journeys in it; undefined where there is none. */
  export function findWebKit(): string | undefined;
}
