// Before anything is shown: the chosen theme and size of text (src/lib/preferences), and whether a page that was rendered
// in advance is the one to show. It waits unseen where it is in another language, or somebody is signed in already.
try {
  const page = document.documentElement;
  const { language, theme, textSize } = Object(JSON.parse(localStorage.getItem('preferences')));
  if (theme === 'light' || theme === 'dark') page.dataset.frTheme = theme;
  if (/^(small|large|larger)$/.test(textSize)) page.dataset.textSize = textSize;
  const known = (tag) => ['en', 'ar', 'it', 'vi'].find((own) => own === tag.toLowerCase().split(/[-_]/)[0]);
  const wanted = language ?? navigator.languages.map(known).find(Boolean) ?? 'en';
  if (localStorage.getItem('sessionToken') || wanted !== page.lang) page.dataset.waits = '';
} catch {
  // Storage is closed to this page, or holds what somebody else wrote: as if nothing had been chosen.
}
