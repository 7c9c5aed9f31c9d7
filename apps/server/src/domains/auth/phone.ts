/** The parts of a phone number as the wire names them; the contract has stripped the leading zero (docs/behaviour/sign-in.md, Phone number rules). */
export type Phone = {
  /** Country prefix without `+`, e.g. `61`. */
  dial_code: string;
  /** National number, digits only. */
  phone_number: string;
};

/** E.164 form, `+{dial_code}{phone_number}`. */
export function formatPhone({ dial_code, phone_number }: Phone): string {
  return `+${dial_code}${phone_number}`;
}
