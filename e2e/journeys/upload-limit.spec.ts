import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages, send } from '../support/people.ts';

test.use({ world: 'upload-limit', settings: { UPLOAD_MB_PER_DAY: '1' } });

test('a file that is too much for one day stays with its sentence, and words go on past it', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Diego Moreno').first().click();
  await expect(messages(emma)).toBeVisible();
  const share = async (name: string) => {
    const chooser = emma.waitForEvent('filechooser');
    await emma.getByRole('button', { name: 'Send a file' }).click();
    const file = { name, mimeType: 'text/plain', buffer: Buffer.alloc(700 * 1024, 'a') };
    await (await chooser).setFiles([file]);
    await expect(emma.getByRole('list', { name: 'Files to send' }).getByRole('listitem')).toHaveCount(1);
    await composer(emma).press('Enter');
  };
  const ofFile = (name: string) => messages(emma).getByRole('article').filter({ hasText: name });
  const sentence = 'You have uploaded as much as is possible in one day. Please try again later.';

  await share('first.txt');
  await expect(ofFile('first.txt').getByRole('img', { name: 'Sent' })).toBeVisible();
  await share('second.txt');
  await expect(ofFile('second.txt')).toContainText(sentence);
  await send(emma, 'The second file comes tomorrow.');
  const words = messages(emma).getByRole('article').filter({ hasText: 'The second file comes tomorrow.' });
  await expect(words.getByRole('img', { name: 'Sent' })).toBeVisible();

  await emma.reload();
  await expect(ofFile('second.txt')).toContainText(sentence);
  await ofFile('second.txt').getByRole('button', { name: 'Retry' }).click();
  await expect(ofFile('second.txt')).toContainText(sentence);
});
