/** Milliseconds that a toast stays. */
const shownMs = 2000;

/** Shows a sentence for two seconds, and has it read aloud. */
export function showToast(place: Element, sentence: string, tone: 'success' | 'error' = 'success'): void {
  const toast = document.createElement('p');
  toast.textContent = sentence;
  toast.dataset.tone = tone;
  place.append(toast);
  setTimeout(() => toast.remove(), shownMs);
}
