/** Someone who writes or reads messages. */
export interface Person {
  /** Identifier that stays the same for the life of the account. */
  readonly id: string;
  /** Name as the person wrote it; shown bidi-isolated. */
  readonly name: string;
  /** Address of the picture, or null to show initials. */
  readonly avatarUrl: string | null;
  /** Whether the verification badge is shown. */
  readonly isVerified?: boolean | undefined;
}

/** A person that somebody shared as a contact. */
export interface SharedContact extends Person {
  /** Name of the country, if known. */
  readonly country?: string | undefined;
}
