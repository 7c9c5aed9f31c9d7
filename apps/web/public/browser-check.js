// biome-ignore-all lint/suspicious/noVar: an old browser knows nothing else.
// biome-ignore-all lint/complexity/useArrowFunction: an old browser cannot read it.
// biome-ignore-all lint/complexity/useOptionalChain: an old browser cannot read it.

// Says in words that a browser is too old for Franca (docs/behaviour/shell.md, Old browsers): without it the page would do nothing there.
// Written in the JavaScript of 2009, which such browsers can read.
(function () {
  var texts = {
    en: [
      'Your browser is too old for Franca.',
      'Update it, or open Franca in another one: Chrome or Edge 120, Firefox 128, Safari 17.4, or a newer version of them.',
    ],
    ar: [
      'متصفحك قديم جدًا بالنسبة إلى Franca.',
      'حدّثه، أو افتح Franca في متصفح آخر: ‎Chrome أو Edge 120 أو Firefox 128 أو Safari 17.4 أو إصدار أحدث منها.',
    ],
    es: [
      'Tu navegador es demasiado antiguo para Franca.',
      'Actualízalo o abre Franca en otro: Chrome o Edge 120, Firefox 128, Safari 17.4, o una versión posterior.',
    ],
    fr: [
      'Votre navigateur est trop ancien pour Franca.',
      'Mettez-le à jour ou ouvrez Franca dans un autre : Chrome ou Edge 120, Firefox 128, Safari 17.4, ou une version plus récente.',
    ],
    it: [
      'Il tuo browser è troppo vecchio per Franca.',
      'Aggiornalo o apri Franca in un altro: Chrome o Edge 120, Firefox 128, Safari 17.4, o una versione più recente.',
    ],
    vi: [
      'Trình duyệt của bạn quá cũ đối với Franca.',
      'Hãy cập nhật, hoặc mở Franca trong trình duyệt khác: Chrome hay Edge 120, Firefox 128, Safari 17.4 trở lên.',
    ],
  };

  // The newest that the pages use without another way: each browser of the list has all of these.
  function isNewEnough() {
    var known;
    try {
      known = [
        'noModule' in document.createElement('script'),
        window.AbortSignal.any,
        window.URL.canParse,
        window.Intl.Segmenter,
        window.CSS.supports('selector(:has(a))'),
        window.CSS.supports('container-type', 'inline-size'),
      ];
    } catch (_) {
      return false;
    }
    return known.every(Boolean);
  }

  // What the person has chosen here.
  function readPreferences() {
    try {
      return JSON.parse(localStorage.getItem('preferences')) || {};
    } catch (_) {
      return {};
    }
  }

  function chooseLanguage(chosen) {
    var known = [chosen]
      .concat(navigator.languages || navigator.language || [])
      .map(function (tag) {
        return String(tag).toLowerCase().split(/[-_]/)[0];
      })
      .filter(function (tag) {
        return Object.keys(texts).indexOf(tag) !== -1;
      });
    return known[0] || 'en';
  }

  function isDark(theme) {
    if (theme === 'light' || theme === 'dark') return theme === 'dark';
    return Boolean(window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches);
  }

  function add(parent, name, style, words) {
    var element = document.createElement(name);
    element.style.cssText = style;
    if (words) element.appendChild(document.createTextNode(words));
    parent.appendChild(element);
    return element;
  }

  function showWords() {
    var preferences = readPreferences();
    var language = chooseLanguage(preferences.language);
    var colours = isDark(preferences.theme) ? ['#e8ecf4', '#0f1420'] : ['#14181f', '#ffffff'];
    var isApp = Boolean(document.getElementById('root'));
    var notice = document.createElement('div');
    var column = add(notice, 'div', 'max-width:34em;margin:0 auto');
    notice.setAttribute('role', 'alert');
    notice.setAttribute('lang', language);
    notice.setAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    notice.style.cssText =
      'visibility:visible;padding:24px;text-align:center;font:16px/1.5 system-ui,sans-serif;color:' +
      colours[0] +
      ';background:' +
      colours[1] +
      (isApp ? ';padding-top:20vh' : '');
    add(column, 'strong', 'display:block;margin:0 0 8px;font-size:20px', texts[language][0]);
    add(column, 'p', 'margin:0', texts[language][1]);
    // What the app would have filled gives way; a page of text stays, below the words.
    if (isApp) {
      document.title = 'Franca';
      document.documentElement.style.backgroundColor = colours[1];
      document.body.style.backgroundColor = colours[1];
      Array.prototype.forEach.call(document.body.children, function (part) {
        part.style.display = 'none';
      });
    }
    document.body.insertBefore(notice, document.body.firstChild);
  }

  if (isNewEnough()) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showWords);
  else showWords();
})();
