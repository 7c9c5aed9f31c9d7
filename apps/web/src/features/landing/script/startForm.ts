import type { RequestSlot } from '../../../lib/requests/requestSlots.ts';
import type { ScriptTexts } from '../LandingPage.tsx';
import { showToast } from './showToast.ts';

/** What a form is sent with. */
export interface FormParts {
  /** The form; without script it goes to its own address. */
  form: HTMLFormElement;
  /** Where toasts are shown. */
  toasts: Element;
  /** What is said. */
  texts: ScriptTexts;
}

interface Answer {
  success: boolean;
  code?: string;
  errors?: string[];
  data?: unknown;
}

async function send(
  call: 'appointment' | 'subscribe',
  fields: Record<string, FormDataEntryValue>,
): Promise<Answer> {
  const keep = async (slot: RequestSlot) => {
    // Loaded with the first form that is sent; without it the form works all the same.
    const slots = await import('../../../lib/requests/requestSlots.ts').catch(() => null);
    slots?.requestSlots.setState({ [call]: slot });
  };
  const isPending = keep({ state: 'pending' });
  const answer = await request(call, fields);
  const { success, errors = [], code = 'network', data } = answer;
  const slot: RequestSlot = success
    ? { state: 'success', data }
    : { state: 'error', body: { success: false, errors, code } };
  void isPending.then(() => keep(slot));
  return answer;
}

async function request(call: string, fields: Record<string, FormDataEntryValue>): Promise<Answer> {
  try {
    const response = await fetch(`/api/user/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return (await response.json()) as Answer;
  } catch {
    return { success: false };
  }
}

/** The first error of the server; in other languages than English the text for it. */
function failureOf({ code, errors }: Answer, texts: ScriptTexts): string {
  if (document.documentElement.lang === 'en' && errors?.[0]) return errors[0];
  return code === 'rate_limited' ? texts.tooMany : texts.failed;
}

function setError(field: HTMLInputElement | HTMLTextAreaElement, sentence: string): void {
  const place = document.getElementById(`${field.id}-error`);
  if (place) place.textContent = sentence;
  field.setAttribute('aria-invalid', String(sentence !== ''));
}

/** Keeps a form busy while it is sent: a second press sends nothing. */
async function whileBusy(form: HTMLFormElement, work: () => Promise<void>): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  await work();
  form.ariaBusy = 'false';
}

/** docs/behaviour/landing.md, Partner form: all three fields are required, errors stand below them. */
export function startPartnerForm({ form, toasts, texts }: FormParts): void {
  const email = new RegExp(form.dataset.email ?? '');
  const required = { name: texts.nameRequired, email: texts.emailRequired, message: texts.messageRequired };
  const check = (field: HTMLInputElement | HTMLTextAreaElement): boolean => {
    const value = field.value.trim();
    const missing = value === '' ? required[field.name as keyof typeof required] : undefined;
    const wrong = field.name === 'email' && !email.test(value) ? texts.emailInvalid : '';
    setError(field, missing ?? wrong);
    return missing === undefined && wrong === '';
  };
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')];
  form.noValidate = true;
  for (const field of fields) {
    // A field that was wrong says so until it is right, and no other is told before it was left.
    field.addEventListener('input', () => field.ariaInvalid === 'true' && check(field));
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !check(field));
    if (wrong[0]) {
      wrong[0].focus();
      return;
    }
    void whileBusy(form, async () => {
      const answer = await send('appointment', Object.fromEntries(new FormData(form)));
      if (answer.success) form.reset();
      showToast(
        toasts,
        answer.success ? texts.enquirySent : failureOf(answer, texts),
        answer.success ? 'success' : 'error',
      );
    });
  });
}

/** docs/behaviour/landing.md, Newsletter: an invalid address is an alert. */
export function startNewsletterForm({ form, toasts, texts }: FormParts): void {
  const email = new RegExp(form.dataset.email ?? '');
  const hint = form.querySelector('[data-hint]');
  const address = form.querySelector<HTMLInputElement>('[type=email]');
  // Marked until it is right.
  address?.addEventListener('input', () => {
    if (address.ariaInvalid === 'true' && email.test(address.value.trim())) setError(address, '');
  });
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(form));
    if (!email.test(String(fields.email).trim())) {
      alert(texts.newsletterEmailInvalid);
      if (address) setError(address, texts.newsletterEmailInvalid);
      address?.focus();
      return;
    }
    void whileBusy(form, async () => {
      const answer = await send('subscribe', fields);
      if (answer.success) form.reset();
      if (hint) hint.textContent = answer.success ? texts.subscribedHint : '';
      showToast(
        toasts,
        answer.success ? texts.subscribed : failureOf(answer, texts),
        answer.success ? 'success' : 'error',
      );
    });
  });
}
