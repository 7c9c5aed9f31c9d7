import type { BrowserContext } from '@playwright/test';
import type { LocalStripe } from '../../apps/server/test/startStripe.ts';

/** Cards that Stripe's form offers here in place of fields; the page never sees what was entered. */
const kinds = ['pays', 'asks_bank', 'declined'] as const;

/** The form of Stripe, in a frame of Stripe's own host. */
const frame = `<!doctype html><title>Secure payment input frame</title><label>Test card <select>${kinds
  .map((kind) => `<option>${kind}</option>`)
  .join('')}</select></label><script>
const tell = () => parent.postMessage({ card: document.querySelector('select').value }, '*');
document.querySelector('select').onchange = tell;
tell();
</script>`;

/** Plays Stripe.js's documented surface, as far as the pages use it. Runs in the page, under its content policy. */
function stripeScript(): void {
  const ask = async (path: string, body: object) =>
    (await fetch(`https://api.stripe.com/${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
  const handlers = new Map<string, () => void>();
  let card = '';
  const element = {
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    mount: (place: HTMLElement) => {
      const view = document.createElement('iframe');
      view.title = 'Secure payment input frame';
      view.src = 'https://js.stripe.com/form.html';
      addEventListener('message', ({ origin, data }) => {
        if (origin !== 'https://js.stripe.com') return;
        ({ card } = data);
        handlers.get('ready')?.();
      });
      place.append(view);
    },
    destroy: () => undefined,
  };
  function play() {
    return {
      elements: (options: object) => {
        if ('paymentMethodTypes' in options) throw new Error('IntegrationError: paymentMethodTypes');
        return { create: () => element, submit: async () => ({}), update: async () => undefined };
      },
      createConfirmationToken: async () => ({ confirmationToken: await ask('tokens', { card }) }),
      handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
        new Promise((resolve) => {
          const question = document.createElement('dialog');
          const button = document.createElement('button');
          button.textContent = 'Complete authentication';
          button.onclick = async () => {
            await ask('bank', { clientSecret });
            question.remove();
            resolve({});
          };
          question.append(button);
          document.body.append(question);
          question.showModal();
        }),
      _registerWrapper: () => undefined,
    };
  }
  Object.assign(globalThis, { Stripe: Object.assign(play, { version: 'endive' }) });
}

/** Answers for Stripe's hosts in a browser: its script and form are played here, its data comes from the local server. */
export async function playStripe(context: BrowserContext, stripe: LocalStripe): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('.html')
      ? route.fulfill({ contentType: 'text/html', body: frame })
      : route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript.toString()})()` }),
  );
  await context.route('https://api.stripe.com/**', (route) => {
    const { card, clientSecret } = route.request().postDataJSON();
    if (clientSecret) stripe.answerBank(clientSecret, true);
    const kind = kinds.find((name) => name === card);
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: kind ? { id: stripe.enter(kind, 'Stripe Tester') } : {},
    });
  });
}
