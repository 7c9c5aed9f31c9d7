/** The Storybook that stands beside this script. */
const storybook = new URL('storybook/iframe.html', import.meta.url);

/** A live example: one of several stories of the Storybook beside this site, in the theme of the page. */
class FrancaExample extends HTMLElement {
  #frame = document.createElement('iframe');
  #globals = { locale: 'en', direction: 'auto' };

  connectedCallback() {
    const stories = JSON.parse(this.getAttribute('stories'));
    [[this.story]] = stories;
    this.#frame.title = `Live example of ${this.getAttribute('label')}`;
    this.#frame.loading = 'lazy';
    const bar = document.createElement('div');
    bar.className = 'example-bar';
    bar.append(
      this.#select('Example', stories, (value) => {
        this.story = value;
      }),
      this.#select(
        'Language',
        [
          ['en', 'English'],
          ['ar', 'العربية'],
          ['es', 'Español'],
          ['fr', 'Français'],
          ['it', 'Italiano'],
          ['vi', 'Tiếng Việt'],
        ],
        (value) => {
          this.#globals.locale = value;
        },
      ),
      this.#select(
        'Direction',
        [
          ['auto', 'As the language'],
          ['ltr', 'Left to right'],
          ['rtl', 'Right to left'],
        ],
        (value) => {
          this.#globals.direction = value;
        },
      ),
    );
    this.replaceChildren(bar, this.#frame);
    this.#show();
    new MutationObserver(() => this.#show()).observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
  }

  #select(label, options, onChange) {
    const name = document.createElement('label');
    const select = document.createElement('select');
    const field = document.createElement('span');
    select.id = `${this.story}-${label}`;
    select.append(...options.map(([value, text]) => new Option(text, value)));
    select.addEventListener('change', () => {
      onChange(select.value);
      this.#show();
    });
    name.htmlFor = select.id;
    name.append(label);
    field.append(name, select);
    return field;
  }

  #show() {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
    const globals = Object.entries({ theme, ...this.#globals }).map(([name, value]) => `${name}:${value}`);
    const address = `${storybook}?id=${this.story}&viewMode=story&globals=${globals.join(';')}`;
    if (this.#frame.getAttribute('src') !== address) this.#frame.src = address;
  }
}

customElements.define('franca-example', FrancaExample);
