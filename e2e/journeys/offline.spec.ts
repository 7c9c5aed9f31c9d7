import { expect, keepsPages, test } from '../support/journey.ts';
import { chatWith, composer, enterDemo, messages, send } from '../support/people.ts';

const lines = ['First, without a network.', 'Second, without a network.', 'Third, without a network.'];

test('messages written without a network survive a reload and arrive once, in order', {
  tag: '@two-people',
}, async ({ openPerson }) => {
  const writer = await openPerson(keepsPages);
  const reader = await openPerson();
  await enterDemo(writer, 'Emma Clarke');
  await enterDemo(reader, 'Marco Rossi');
  await chatWith(writer, 'Marco Rossi').press('Enter');
  await expect(composer(writer)).toBeVisible();
  await chatWith(reader, 'Emma Clarke').press('Enter');
  await expect(messages(reader)).toBeVisible();
  // The page has to be in the browser's own store before the network may go.
  await writer.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await writer.context().setOffline(true);
  for (const line of lines) await send(writer, line);
  for (const line of lines) await expect(messages(writer).getByText(line)).toBeVisible();
  const sending = writer.getByRole('list', { name: 'Chats' }).getByRole('img', { name: 'Sending' });
  await expect(sending).toBeVisible();
  await writer.reload();
  await expect(sending).toBeVisible();
  for (const line of lines) await expect(messages(writer).getByText(line)).toBeVisible();
  await writer.context().setOffline(false);

  const arrived = messages(reader).getByText('without a network.').or(messages(reader).getByText('senza'));
  await expect(arrived.last()).toBeVisible();
  const received = async () => {
    const token = await reader.evaluate(() => localStorage.getItem('sessionToken'));
    const topicId = new URL(reader.url()).searchParams.get('topic');
    const answer = await reader.request.get(`/api/chat?topic_id=${topicId}&limit=10`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { content: string }[] };
    return data.map(({ content }) => content).filter((content) => lines.includes(content));
  };
  await expect.poll(received).toEqual([...lines].reverse());
  await expect(messages(writer).getByText(lines[2] ?? '')).toHaveCount(1);
  await expect(sending).toBeHidden();
});
