/** The address that opens the profile of whoever has a username. */
export const profileLink = (username: string): string => `${location.origin}/u/${username}`;

/** A username as it is shown; it is read from left to right in every language (bidi isolation). */
export const shownUsername = (username: string): string => `\u2066@${username}\u2069`;
