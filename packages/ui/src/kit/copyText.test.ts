// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

/** A browser whose old command copies what is selected, or refuses. */
function browserThat(answers: boolean) {
  const copied: string[] = [];
  const execCommand = vi.fn((command: string) => {
    const { activeElement } = document;
    if (command === 'copy' && activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value);
    return answers;
  });
  Object.assign(document, { execCommand });
  return copied;
}

beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying where a page has no clipboard', () => {
  it('copies the text, leaves nothing behind, and gives the focus back', async () => {
    document.body.innerHTML = '<button>Message</button>';
    const button = document.querySelector('button');
    button?.focus();
    const copied = browserThat(true);
    await copyText('Hẹn gặp lại');
    expect(copied).toEqual(['Hẹn gặp lại']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says when the browser refuses', async () => {
    browserThat(false);
    await expect(copyText('Hẹn gặp lại')).rejects.toThrow('The browser did not copy.');
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('copying where a page may not use its clipboard', () => {
  const refusing = () =>
    vi.stubGlobal('navigator', {
      clipboard: { writeText: () => Promise.reject(new DOMException('Not here', 'NotAllowedError')) },
    });

  it('copies the text as before there was one', async () => {
    refusing();
    const copied = browserThat(true);
    await copyText('Hẹn gặp lại');
    expect(copied).toEqual(['Hẹn gặp lại']);
  });

  it('says when the browser refuses that too', async () => {
    refusing();
    browserThat(false);
    await expect(copyText('Hẹn gặp lại')).rejects.toThrow('The browser did not copy.');
  });

  it('copies once where it may', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const copied = browserThat(true);
    await copyText('Hẹn gặp lại');
    expect([writeText.mock.calls, copied]).toEqual([[['Hẹn gặp lại']], []]);
  });
});
