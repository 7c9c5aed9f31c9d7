/** Answers to a request for a trial (0 §3): a card is needed; a trial or plan runs already; it began. */
export const trialStatuses = ['not_valid', 'exists', 'new'] as const;
/** Answer to a request for a trial. */
export type TrialStatus = (typeof trialStatuses)[number];
