/** The browser's offer to install the page; only some have it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Shows the install button where the browser can install by itself; elsewhere the words beside it say how. */
export function startInstall(button: HTMLElement, help: HTMLElement, onInstalled: () => void): void {
  let offer: InstallOffer | undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    button.hidden = false;
    help.hidden = true;
  });
  addEventListener('appinstalled', () => {
    button.hidden = true;
    onInstalled();
  });
  button.addEventListener('click', () => void offer?.prompt());
}
