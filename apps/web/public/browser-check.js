// biome-ignore-all lint/suspicious/noVar: an old browser knows nothing else.

// Says in words that a browser is too old for the app, where it would leave a page that does nothing: docs/behaviour/shell.md,
// Old browsers. Written for browsers that know nothing that is newer than 2009.
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
    try {
      var known = [
        'noModule' in document.createElement('script'),
        window.AbortSignal.any,
        window.URL.canParse,
        window.Intl.Segmenter,
        window.CSS.supports('selector(:has(a))'),
        window.CSS.supports('container-type', 'inline-size'),
      ];
      return known.every(Boolean);
    } catch (_) {
      return false;
    }
  }

  function chooseLanguage() {
    var wanted = [];
    try {
      wanted.push(JSON.parse(localStorage.getItem('preferences')).language);
    } catch (_) {
      // Nothing was chosen here.
    }
    wanted = wanted.concat(navigator.languages || navigator.language || []);
    for (var at = 0; at < wanted.length; at += 1) {
      var tag = String(wanted[at]).toLowerCase().split(/[-_]/)[0];
      if (Object.prototype.hasOwnProperty.call(texts, tag)) return tag;
    }
    return 'en';
  }

  function showWords() {
    var language = chooseLanguage();
    var isDark = window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches;
    var notice = document.createElement('div');
    notice.id = 'old-browser';
    notice.setAttribute('role', 'alert');
    notice.setAttribute('lang', language);
    notice.setAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    notice.style.cssText =
      'visibility:visible;max-width:34em;margin:0 auto;padding:24px;font:16px/1.5 system-ui,sans-serif;text-align:center;' +
      (isDark ? 'color:#e8ecf4;background:#0f1420' : 'color:#14181f;background:#ffffff');
    for (var at = 0; at < 2; at += 1) {
      var line = document.createElement(at === 0 ? 'strong' : 'p');
      line.appendChild(document.createTextNode(texts[language][at]));
      notice.appendChild(line);
    }
    // What the app would have filled gives way; a page of text stays, below the words.
    if (document.getElementById('root')) {
      document.title = 'Franca';
      if (isDark) document.documentElement.style.backgroundColor = '#0f1420';
      for (var each = document.body.firstChild; each; each = each.nextSibling)
        if (each.style) each.style.display = 'none';
    }
    document.body.insertBefore(notice, document.body.firstChild);
  }

  if (isNewEnough()) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showWords);
  else showWords();
})();
