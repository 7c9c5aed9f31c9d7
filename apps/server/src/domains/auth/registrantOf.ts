import type { Proof } from './Proof.ts';

/** The number or address that a proof is about, as the owner of what was uploaded before sign-up. */
export function registrantOf(proof: Proof): string {
  return proof.kind === 'phone' ? `+${proof.dialCode}${proof.phoneNumber}` : proof.email;
}
