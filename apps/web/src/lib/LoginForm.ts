/** How somebody proved who they are, kept until the registration is sent (spec 0 §3, "userLogin"). */
export interface LoginForm {
  /** Dial code without `+`, when signed in by phone. */
  dial_code: string | null;
  /** Phone number without its leading zero, when signed in by phone. */
  phone_number: string | null;
  /** Address, when signed in by quick link. */
  email: string | null;
  /** The code that was verified. */
  code: string;
}
