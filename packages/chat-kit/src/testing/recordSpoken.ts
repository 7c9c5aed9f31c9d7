/**
 * Records what screen readers are told from now on: what is written into an element with the role `status` that was there before. Of what
 * comes together with its element they tell nothing.
 */
export function recordSpoken(root: Element = document.body): { readonly spoken: string[]; stop: () => void } {
  const spoken: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role="status"]');
      if (region) spoken.push(region.textContent);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return { spoken, stop: () => observer.disconnect() };
}
