/** Names of what one account keeps on this device, so that nobody sends or reads what somebody else wrote. */
export const localNames = {
  /** The IndexedDB database of messages that are not sent yet. */
  outbox: (userId: string) => `franca-outbox-${userId}`,
  /** The prefix of drafts and translation choices in localStorage. */
  choices: (userId: string) => `franca/${userId}`,
};

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Another tab holds it open: the browser deletes it as soon as that tab closes it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** Deletes what this account keeps here: waiting messages, drafts and choices. */
export async function clearLocalData(userId: string): Promise<void> {
  const prefix = `${localNames.choices(userId)}/`;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  await deleteDatabase(localNames.outbox(userId));
}
