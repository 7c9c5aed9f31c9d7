import { copyText } from '@franca/ui/kit';
import { createElement, createField } from './elements.ts';
import type { LiveMessage, RunMessage } from './LiveMessage.ts';
import type { CodeEditor } from './openEditor.ts';
import { words } from './words.ts';

/** Name and code of an example. */
type Example = readonly [name: string, code: string];

const languages = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  vi: 'Tiếng Việt',
};

const directions = { auto: words.auto, ltr: words.ltr, rtl: words.rtl };

/** Milliseconds without a key after which the code is run. */
const pause = 300;

const siteTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/**
 * An example that a reader can change: an editor, and beside it a frame that draws what the code exports. The frame is a page of
 * this site without anything of others, so that styles and errors of the example stay in it; what runs there the reader wrote.
 *
 * Attributes: `label` names it, `examples` is a list of names and codes as JSON.
 */
export class FrancaEditor extends HTMLElement {
  #examples: readonly Example[] = [];
  #code = '';
  #run = 0;
  #locale = 'en';
  #direction: RunMessage['direction'];
  #timer = 0;
  #isReady = false;
  #frame = createElement('iframe', { title: words.result });
  #status = createElement('p', { className: 'live-status' });
  #editor: CodeEditor | undefined;

  connectedCallback() {
    this.#examples = JSON.parse(this.getAttribute('examples') ?? '[]');
    this.#code = this.#examples[0]?.[1] ?? '';
    const name = this.getAttribute('label') ?? '';
    const open = createElement('button', { type: 'button', className: 'live-open', textContent: words.edit });
    if (name) open.setAttribute('aria-label', `${words.edit}: ${name}`);
    open.addEventListener('click', () => void this.#open());
    this.replaceChildren(open);
  }

  async #open() {
    const { openEditor } = await import('./openEditor.ts');
    const pane = createElement('div', { className: 'live-code' });
    this.#status.setAttribute('role', 'status');
    this.#frame.src = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/live/`;
    window.addEventListener('message', this.#listen);
    new MutationObserver(() => this.#send()).observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    const panes = createElement('div', { className: 'live-panes' });
    panes.append(pane, this.#frame);
    this.replaceChildren(this.#bar(), panes, this.#status);
    this.dataset.state = 'open';
    this.#editor = openEditor(pane, {
      label: words.code,
      code: this.#code,
      onChange: (code) => {
        this.#code = code;
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => this.#send(), pause);
      },
    });
    pane.querySelector<HTMLElement>('[contenteditable]')?.focus();
  }

  #bar() {
    const bar = createElement('div', { className: 'example-bar' });
    let original = this.#examples[0]?.[1] ?? '';
    const names = this.#examples.map(([name], index) => [String(index), name] as const);
    if (names.length > 1)
      bar.append(
        createField(words.example, names, (index) => {
          original = this.#examples[Number(index)]?.[1] ?? '';
          this.#editor?.setCode(original);
        }),
      );
    bar.append(
      createField(words.language, Object.entries(languages), (locale) => {
        this.#locale = locale;
        this.#send();
      }),
      createField(words.direction, Object.entries(directions), (direction) => {
        this.#direction = direction === 'ltr' || direction === 'rtl' ? direction : undefined;
        this.#send();
      }),
    );
    const reset = createElement('button', { type: 'button', textContent: words.reset });
    reset.addEventListener('click', () => this.#editor?.setCode(original));
    const copy = createElement('button', { type: 'button', textContent: words.copy });
    const say = (word: string) => {
      copy.textContent = word;
    };
    copy.addEventListener('click', () => {
      copyText(this.#code).then(
        () => say(words.copied),
        () => say(words.notCopied),
      );
    });
    copy.addEventListener('blur', () => say(words.copy));
    bar.append(reset, copy);
    return bar;
  }

  #listen = ({ data, source }: MessageEvent<LiveMessage>) => {
    if (source !== this.#frame.contentWindow) return;
    if (data.type === 'ready') {
      this.#isReady = true;
      this.#send();
      return;
    }
    if (data.run !== this.#run) return;
    this.dataset.shown = data.type;
    this.#status.textContent = data.type === 'failed' ? data.reason : '';
  };

  #send() {
    if (!this.#isReady) return;
    this.#run += 1;
    const message: RunMessage = {
      type: 'run',
      run: this.#run,
      code: this.#code,
      theme: siteTheme(),
      locale: this.#locale,
      direction: this.#direction,
    };
    this.#frame.contentWindow?.postMessage(message, location.origin);
  }
}
