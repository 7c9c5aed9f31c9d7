/** Puts a large button in the place of the browser's controls until a clip is played for the first time. */
export function startPlayer(button: HTMLElement): void {
  const video = button.parentElement?.querySelector('video');
  if (!video) return;
  video.controls = false;
  button.hidden = false;
  button.addEventListener('click', () => {
    button.hidden = true;
    video.controls = true;
    video.focus();
    // Refused where the browser cannot play it; its controls say so.
    video.play().catch(() => {});
  });
}
