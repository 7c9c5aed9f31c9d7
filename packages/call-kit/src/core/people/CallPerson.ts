/** Somebody who may be in a call, as views show them. */
export interface CallPerson {
  /** The user. */
  readonly userId: string;
  /** Shown name. */
  readonly name: string;
  /** Address of the picture; initials are shown without one. */
  readonly avatarUrl?: string | null | undefined;
}
