/** Takes what was pushed to this account off the screen: it shows names and words to whoever uses the device next. */
export async function closePushed(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  } catch {
    // Private windows refuse service workers: nothing was shown there.
  }
}
