/** An outside service at which people sign in, and which says so by a token. */
export type IdentityProvider = {
  /** What a page needs to ask somebody for it. */
  readonly setup: {
    /** Names this application to the service. */
    client_id: string;
    /** Address of the service's script. */
    script_url: string;
  };
  /**
   * Whether the service issued a token, for this application, which has not expired. Throws `ServiceUnavailableError` where
   * that cannot be found out.
   */
  accepts: (token: string) => Promise<boolean>;
};
