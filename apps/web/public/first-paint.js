// Before anything is shown: the chosen theme and size of text (src/lib/preferences), whether a page that was rendered in
// advance is the one to show, and what the shell of index.html shows until the app has come. A rendered page waits unseen
// where it is in another language, or somebody is signed in already.
try {
  const page = document.documentElement;
  const { language, theme, textSize } = Object(JSON.parse(localStorage.getItem('preferences')));
  if (theme === 'light' || theme === 'dark') {
    page.dataset.frTheme = theme;
    // The ground before the first style sheet.
    document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme);
  }
  if (/^(small|large|larger)$/.test(textSize)) page.dataset.textSize = textSize;
  const known = (tag) =>
    ['en', 'ar', 'es', 'fr', 'it', 'vi'].find((own) => own === tag.toLowerCase().split(/[-_]/)[0]);
  const isSignedIn = Boolean(localStorage.getItem('sessionToken'));
  const ofProfile = isSignedIn ? localStorage.getItem('profileLanguage') : null;
  const wanted =
    language ?? (ofProfile && known(ofProfile)) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
  if ('shell' in page.dataset) {
    page.lang = wanted;
    page.dir = /^(ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|syr|ug|ur|yi)\b/.test(wanted) ? 'rtl' : 'ltr';
    if (isSignedIn && location.pathname === '/chat')
      page.dataset.shell = /[?&](topic|page)=/.test(location.search) ? 'conversation' : 'chats';
    const width = Number(localStorage.getItem('franca/columnWidth'));
    if (width) page.style.setProperty('--column', `clamp(280px, ${width}px, 420px)`);
  } else if (isSignedIn || wanted !== page.lang) page.dataset.waits = '';
} catch {
  // Storage is closed to this page, or holds what somebody else wrote: as if nothing had been chosen.
}

// A script of the app that did not come, or that the browser cannot read.
addEventListener(
  'error',
  ({ target, filename }) => {
    if (target instanceof HTMLScriptElement || /\/assets\//.test(filename))
      document.documentElement.dataset.shellFailed = '';
  },
  true,
);
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.shell-failed button')) location.reload();
});
