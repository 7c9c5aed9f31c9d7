import type { UploadSlot } from '@franca/contract';
import { expect, test } from '../support/journey.ts';
import { type Account, openAccount } from '../support/openAccount.ts';
import { composer, messages } from '../support/people.ts';

// It says what stands in a conversation, so nobody else may write there.
test.use({ world: 'screen-reader' });

/** Half a second of silence, as a WAV file. */
function silence(): Uint8Array<ArrayBuffer> {
  const samples = 4_000;
  const bytes = Buffer.alloc(44 + samples, 128);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt32LE(8_000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples, 40);
  return new Uint8Array(bytes);
}

/** Sends messages that contain no words: a file, a sound and a sticker. */
async function sendUnwritten(url: string, account: Account, to: string): Promise<void> {
  const { _id: topicId } = await account.topicWith(to);
  const upload = async (folder: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const asked = { file_names: [name], folder };
    const [slot] = await account.call<UploadSlot[]>('POST', '/file/presigned', asked);
    await fetch(new URL(slot?.upload_url ?? '', url), { method: 'PUT', body: bytes });
    return slot?.download_url ?? '';
  };
  const text = await upload('upload', 'timetable.txt', new TextEncoder().encode('08:10 Pesaro'));
  const sound = await upload('audio', 'audio.wav', silence());
  await account.send(topicId, '', {
    type: 'file',
    content: null,
    attachments: [{ type: 'file', origin_url: text, name: 'timetable.txt', meta_data: { size: 12 } }],
  });
  await account.send(topicId, '', {
    type: 'audio',
    content: null,
    attachments: [{ type: 'audio', origin_url: sound, name: 'audio.wav', meta_data: { duration: 500 } }],
  });
  await account.send(topicId, '/stickers/fluent/fox.svg', { type: 'sticker' });
}

test('a screen reader reads who, when, what and its state, each once', async ({ openPerson, server }) => {
  const minh = await openAccount(server.url, 'Nguyễn Minh');
  const emma = await openAccount(server.url, 'Emma Clarke');
  const { _id: topicId } = await minh.topicWith(emma.id);
  const { chat_id } = await minh.send(topicId, 'Chào buổi sáng');
  await minh.call('DELETE', `/chat?topic_id=${topicId}&chat_id=${chat_id}`);
  await sendUnwritten(server.url, await openAccount(server.url, 'Omar Hassan'), emma.id);
  const page = await openPerson();
  await page.addInitScript(
    ([token, id]) => {
      localStorage.setItem('sessionToken', token);
      localStorage.setItem('userId', id);
    },
    [emma.token, emma.id] as const,
  );
  const row = (words: string) => messages(page).getByRole('article').filter({ hasText: words }).last();
  const show = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('region', { name }).getByRole('article').last()).toBeVisible();
  };

  await test.step('the list: days as headings, messages as articles', async () => {
    await page.goto('/chat');
    await show('Nguyễn Minh');
    await expect(page.getByRole('region', { name: 'Nguyễn Minh' })).toMatchAriaSnapshot(`
      - region "Nguyễn Minh":
        - heading /Nguyễn Minh/ [level=2]
        - button "Search in this conversation"
        - feed "Messages":
          - article /^Nguyễn Minh, \\d\\d:\\d\\d (AM|PM)$/:
            - heading /\\d\\d\\/\\d\\d\\/\\d{4}/ [level=3]
            - text: /^Nguyễn Minh, \\d\\d:\\d\\d (AM|PM) .* Translated from Vietnamese$/
            - button "Show original"
            - button "Message actions"
          - article /^You, \\d\\d:\\d\\d (AM|PM)$/:
            - text: /^You, \\d\\d:\\d\\d (AM|PM) Nice to meet you! Where are you from\\?$/
            - img "Seen"
            - button "Message actions"
          - article /^Nguyễn Minh, /:
            - text: /Message recalled$/
        - log
        - textbox "Write a message"
    `);
  });

  await test.step('each text in its language', async () => {
    const translated = row('Translated from Vietnamese');
    await expect(translated.locator('[data-words]')).toHaveAttribute('lang', 'en');
    await translated.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: 'Show both' }).click();
    await expect(translated.locator('[data-words]')).toHaveCount(2);
    await expect(translated.locator('[data-words]').last()).toHaveAttribute('lang', 'vi');
    await expect(translated).toBeFocused();
  });

  await test.step('a new message, politely, once and translated', async () => {
    await minh.send(topicId, 'Chúc ngủ ngon');
    const log = page.getByRole('region', { name: 'Nguyễn Minh' }).getByRole('log');
    await expect(log).toHaveText('Nguyễn Minh: Good night');
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(log.locator('[lang]')).toHaveAttribute('lang', 'en');
  });

  await test.step('places, pictures, answers, people and emoji by name', async () => {
    await show('Marco Rossi');
    await expect(row('Stazione di Pesaro')).toMatchAriaSnapshot(`
      - article /^Marco Rossi, /:
        - link /^Location. Stazione di Pesaro/
        - button "Message actions"
    `);
    await expect(
      messages(page)
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: /^Open/ }) }),
    ).toMatchAriaSnapshot(`
      - article /^Marco Rossi, /:
        - text: /Photo$/
        - button "Open beach.jpg"
        - button "Message actions"
    `);
    await expect(row("I'm cooking")).toMatchAriaSnapshot(`
      - article /^Marco Rossi, /:
        - button /^Replying to Emma Clarke. Are you free on Sunday\\?$/
        - text: /I'm cooking\\. Translated from Italian$/
        - button "Show original"
        - button "Message actions"
    `);
    await show('Diego Moreno');
    await expect(row('Chloé Tremblay')).toMatchAriaSnapshot(`
      - article /^You, /:
        - text: /Contact. Chloé Tremblay Canada$/
        - button "Send message"
        - img /^Seen/
        - button "Message actions"
    `);
    await expect(row('🎂')).toMatchAriaSnapshot(`
      - article /^You, /:
        - text: /🎂$/
        - img /^Seen/
    `);
  });

  await test.step('files, sounds and stickers by kind', async () => {
    await show('Omar Hassan');
    await expect(row('timetable.txt')).toMatchAriaSnapshot(`
      - article /^Omar Hassan, \\d\\d:\\d\\d (AM|PM)$/:
        - list:
          - listitem:
            - link /^File. timetable\\.txt/
        - button "Message actions"
    `);
    const sound = messages(page)
      .getByRole('article')
      .filter({ has: page.getByRole('group') });
    await expect(sound).toMatchAriaSnapshot(`
      - article /^Omar Hassan, /:
        - group "Voice message":
          - button "Play"
          - slider "Position in the voice message"
          - button "Speed 1×"
        - button "Message actions"
    `);
    await expect(messages(page).getByRole('article').last()).toMatchAriaSnapshot(`
      - article /^Omar Hassan, /:
        - img "Sticker"
        - button "Message actions"
    `);
  });

  await test.step('the composer, the menu and a question', async () => {
    await show('Diego Moreno');
    await expect(composer(page)).toHaveAccessibleName('Write a message');
    const own = row('Happy birthday');
    await own.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
      - menu "Message actions":
        - group "React":
          - menuitemradio /React with/
        - menuitem "Reply"
        - menuitem "Copy"
        - menuitem "Forward"
        - menuitem "Recall"
    `);
    await page.getByRole('menuitem', { name: 'Recall' }).click();
    await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
      - alertdialog "Confirm Recall Message":
        - heading "Confirm Recall Message" [level=2]
        - paragraph: The message disappears for everyone in this conversation.
        - button "Cancel"
        - button "Recall"
    `);
    await page.keyboard.press('Escape');
    await expect(own).toBeFocused();
  });
});
