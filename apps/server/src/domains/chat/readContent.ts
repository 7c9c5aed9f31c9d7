import { randomUUID } from 'node:crypto';
import {
  type Attachment,
  type AttachmentInput,
  DTAttachmentType,
  DTMessageType,
  type ParsedMessageInput,
  removeDirectionControls,
} from '@franca/contract';
import { isBlank } from '@franca/languages/text';
import { Refusal } from '../../core/Refusal.ts';
import type { ChatContext } from './ChatContext.ts';
import type { NewMessage } from './createInsertMessage.ts';
import { namesAddress } from './namesAddress.ts';

/** The part of a message that depends on its type. */
export type MessageContent = Pick<
  NewMessage,
  'content' | 'attachments' | 'metaData' | 'contactId' | 'previewId' | 'poll'
>;

const empty: MessageContent = {
  content: null,
  attachments: [],
  metaData: null,
  contactId: null,
  previewId: null,
  poll: null,
};

/** The words under files; none where nothing of them can be seen. */
const captionOf = (words: string | null | undefined): string | null =>
  !words || isBlank(words) ? null : words;

/** The preview that the sender chose, if it is known and its link stands in the words: a card may not speak of another page. */
async function findPreview(
  links: ChatContext['links'],
  { content, preview_url }: Extract<ParsedMessageInput, { type: 'message' }>,
): Promise<string | null> {
  if (!preview_url || !namesAddress(content, preview_url)) return null;
  return (await links.findId(preview_url)) ?? null;
}

/**
 * The name that a file was uploaded under, which is the one it is saved under, in the case that the message has it in: a
 * message that named it anew could show a program as a document.
 */
function nameOf(file: { name: string }, { name }: AttachmentInput): string {
  const uploaded = removeDirectionControls(file.name);
  return name.toLowerCase() === uploaded.toLowerCase() ? name : uploaded;
}

async function claimAll(
  files: ChatContext['files'],
  userId: string,
  inputs: readonly AttachmentInput[],
  at: Date,
): Promise<Attachment[]> {
  const claimed: Attachment[] = [];
  for (const input of inputs) {
    const file = await files.claim(input.origin_url, { userId }, removeDirectionControls(input.name));
    // A file that says it is a picture and is none is shown as what it is.
    const type = input.type === DTAttachmentType.file ? DTAttachmentType.file : file.kind;
    const measured = { size: file.size, mime: file.contentType, width: file.width, height: file.height };
    const known = Object.fromEntries(Object.entries(measured).filter(([, value]) => value !== null));
    const { preview: _preview, ...meta } = input.meta_data ?? {};
    claimed.push({
      _id: randomUUID(),
      type,
      origin_url: file.url,
      name: nameOf(file, input),
      meta_data: { ...meta, ...known },
      date: at.toISOString(),
    });
  }
  return claimed;
}

/**
 * What a message holds, by its type: files are claimed for the sender, a file as a sticker has to be one of their own, a contact has to
 * exist, a poll must not be over.
 * Refuses with `file_not_found`, `user_not_found` or `poll_end_past`.
 */
export async function readContent(
  { files, links, stickers, users }: Pick<ChatContext, 'files' | 'links' | 'stickers' | 'users'>,
  input: ParsedMessageInput,
  sender: { userId: string; at: Date },
): Promise<MessageContent> {
  switch (input.type) {
    case DTMessageType.location:
      return { ...empty, metaData: { ...input.meta_data } };
    case 'contact': {
      const [person] = await users.find([input.contact]);
      if (!person) throw new Refusal('user_not_found');
      return { ...empty, contactId: person.id };
    }
    case 'poll': {
      const { question, options, ...chosen } = input.poll;
      if (chosen.ends_at !== null && chosen.ends_at <= sender.at.toISOString())
        throw new Refusal('poll_end_past');
      const content = [question, ...options].join('\n');
      return { ...empty, content, poll: { ...chosen, ended_at: null, option_count: options.length } };
    }
    case DTMessageType.audio:
    case DTMessageType.image:
    case DTMessageType.file: {
      const attachments = await claimAll(files, sender.userId, input.attachments, sender.at);
      const { preview: _preview, ...facts } = (input.type === 'audio' && input.meta_data) || {};
      const metaData = input.type === 'audio' && input.meta_data ? facts : null;
      return { ...empty, content: captionOf(input.content), attachments, metaData };
    }
    case DTMessageType.message:
      return { ...empty, content: input.content, previewId: await findPreview(links, input) };
    case DTMessageType.sticker: {
      const own = await stickers().findOwn(sender.userId, input.content);
      // The name goes with the message: it stays when the sticker is removed.
      return { ...empty, content: own?.url ?? input.content, metaData: own ? { name: own.name } : null };
    }
    default:
      return { ...empty, content: input.content };
  }
}
