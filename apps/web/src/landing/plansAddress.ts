/** The part of the address that opens the plans over the landing page. */
export const plansAddress = '#pricing';

/** Whether the address opens the plans. */
export const isPlansAddress = (): boolean => location.hash === plansAddress;

/** Takes the plans out of the address. */
export function leavePlansAddress(): void {
  if (isPlansAddress()) history.replaceState(null, '', location.pathname + location.search);
}
