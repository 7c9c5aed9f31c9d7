let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

/** Holds the page still; the room of its scrollbar stays, so that nothing jumps. Returns what ends it. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  locks += 1;
  if (locks === 1) {
    before = { overflow: page.style.overflow, scrollbarGutter: page.style.scrollbarGutter };
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(page.style, before);
  };
}
