const key = 'newAccount';

/** Whether the account was made in this tab: what can wait is offered at the next visit. */
export const newAccount = {
  /** Notes that it was made here. */
  note: (): void => sessionStorage.setItem(key, '1'),
  /** Whether it was. */
  isHere: (): boolean => sessionStorage.getItem(key) !== null,
};
