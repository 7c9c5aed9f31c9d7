/** What a form can ask of its captcha. */
export interface CaptchaHandle {
  /** Answers the token of a solved captcha, solving it first where nobody has; null where it cannot be solved. */
  solve: () => Promise<string | null>;
  /** Asks for a new challenge: each token counts once. */
  reset: () => void;
}
