/** Where a tab keeps which deleted groups it offers to bring back. */
export const offersKey = 'franca-deleted-groups';

/** Whether this tab offers one, or did before it was loaded anew; false without a storage. */
export function hasOffers(): boolean {
  try {
    return sessionStorage.getItem(offersKey) !== null;
  } catch {
    return false;
  }
}
