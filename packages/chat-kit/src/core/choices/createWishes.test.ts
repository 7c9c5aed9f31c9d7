import { describe, expect, it } from 'vitest';
import { createWishes } from './createWishes.ts';

/** Wishes whose answers the test gives. */
function openWishes() {
  const sent: string[] = [];
  const answers: [string, string][] = [];
  const ends: { grant: () => void; refuse: () => void }[] = [];
  const wish = createWishes<string>({
    send: (what) => {
      sent.push(what);
      return new Promise((resolve, reject) =>
        ends.push({ grant: resolve, refuse: () => reject(new Error()) }),
      );
    },
    onAnswer: (what, answer) => answers.push([what, answer]),
  });
  const end = async (how: 'grant' | 'refuse') => {
    ends.shift()?.[how]();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { wish, sent, answers, end };
}

describe('wishes', () => {
  it('are sent at once and answered', async () => {
    const { wish, sent, answers, end } = openWishes();
    wish('Forest');
    expect(sent).toEqual(['Forest']);
    await end('grant');
    wish('Beach');
    await end('refuse');
    expect(answers).toEqual([
      ['Forest', 'granted'],
      ['Beach', 'refused'],
    ]);
  });

  it('wait for the one before, and only the last of those that wait is sent', async () => {
    const { wish, sent, answers, end } = openWishes();
    for (const what of ['Forest', 'Beach', 'Pinky', 'Fresh']) wish(what);
    expect(sent).toEqual(['Forest']);
    await end('grant');
    expect(sent).toEqual(['Forest', 'Fresh']);
    await end('grant');
    expect(answers).toEqual([['Fresh', 'granted']]);
  });

  it('say nothing of a refusal that another wish has overtaken', async () => {
    const { wish, answers, end } = openWishes();
    wish('Forest');
    wish('Beach');
    await end('refuse');
    expect(answers).toEqual([]);
    await end('grant');
    expect(answers).toEqual([['Beach', 'granted']]);
  });
});
