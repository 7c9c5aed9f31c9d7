/** A phone number whose code was verified. */
export type PhoneProof = { kind: 'phone'; dialCode: string; phoneNumber: string; codeHash: string };

/** An e-mail address whose quick link was opened. */
export type EmailProof = { kind: 'email'; email: string; codeHash: string };

/** What somebody proved who has no account yet; good for one sign-up. */
export type Proof = PhoneProof | EmailProof;

/** The link of a profile change was opened: the address belongs to the account that entered it. No proof for a sign-up. */
export type AddressConfirmation = { kind: 'confirmation'; email: string; userId: string };

/** The number or address that a proof is about, as the owner of what was uploaded before sign-up. */
export function registrantOf(proof: Proof): string {
  return proof.kind === 'phone' ? `+${proof.dialCode}${proof.phoneNumber}` : proof.email;
}
