import type { OutboxItem } from '@franca/contract';
import { escapeHtml, htmlPage } from '../../http/htmlPage.ts';

function row(item: OutboxItem): string {
  const link = item.link ? `<p><a href="${escapeHtml(item.link)}">Open the link</a></p>` : '';
  // One press chooses all of it.
  const code = item.code && !item.link ? `<p class="code">${escapeHtml(item.code)}</p>` : '';
  const cells = [escapeHtml(item.created_at), item.channel, escapeHtml(item.to)];
  const text = `${code}<pre dir="auto">${escapeHtml(item.text)}</pre>${link}`;
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td>${text}</td></tr>`;
}

/** Answers `/dev/outbox` to whoever has not shown the key. */
export const lockedOutboxPage: string = htmlPage(
  'Development outbox',
  '<p>Codes and links are shown to whoever started this server: open the address that its start has printed, <code>Codes and links: …/dev/outbox?key=…</code>. This browser then remembers the key.</p>',
);

/** The page `/dev/outbox`: codes and links that would have been sent, newest first. */
export function outboxPage(items: OutboxItem[]): string {
  if (items.length === 0) return htmlPage('Development outbox', '<p>Nothing was sent yet.</p>');
  const head = '<tr><th>Time</th><th>Channel</th><th>To</th><th>Message</th></tr>';
  return htmlPage('Development outbox', `<table>${head}${items.map(row).join('\n')}</table>`);
}
