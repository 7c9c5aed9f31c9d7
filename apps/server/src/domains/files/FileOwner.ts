/** Whoever uploads: a signed-in person, or somebody between verification and sign-up, by the address that was verified. */
export type FileOwner = { userId: string } | { registrant: string };
