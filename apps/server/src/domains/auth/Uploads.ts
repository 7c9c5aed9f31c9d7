/** What sign-up does with the avatar that was uploaded before the account existed. */
export type Uploads = {
  /** Keeps the file behind an avatar's address; refuses one that the registrant did not upload, or that is not usable. */
  claim: (avatar: string, registrant: string) => Promise<void>;
  /** Gives everything that somebody uploaded before the sign-up to the new account. */
  adopt: (registrant: string, userId: string) => Promise<void>;
};
