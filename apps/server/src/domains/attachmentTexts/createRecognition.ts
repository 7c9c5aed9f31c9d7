import type { JobResult } from '../../core/jobs/Jobs.ts';
import { storableText } from '../../core/storableText.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { SharedFile } from '../chat/Chat.ts';
import type { Medium } from './AttachmentTexts.ts';
import type { AttachmentTextsContext } from './AttachmentTextsContext.ts';
import type { TextRow } from './attachmentTextRows.ts';
import { decodeSound } from './decodeSound.ts';
import { describeEngine, findEngine } from './findEngine.ts';
import { joinLines } from './joinLines.ts';
import { preparePicture } from './preparePicture.ts';
import { readAll } from './readAll.ts';
import { recognizeSound } from './recognizeSound.ts';

/** What a recognition ends with, or why it has to be done again. */
export type RecognitionOutcome =
  | { status: 'ended'; change: Pick<TextRow, 'state'> & Partial<TextRow> }
  | Exclude<JobResult, { status: 'done' }>;

/** Milliseconds that the recognition of one attachment may take. */
const [soundMs, pictureMs] = [240_000, 60_000];
/** Milliseconds after which sound is tried again when calls needed all places. */
const busyMs = 15_000;
/** Languages that a picture is read in at most: each further one makes it slower. */
const maxLanguages = 4;
/** Bytes of a picture that is read. */
const maxPictureBytes = 30_000_000;

/** Recognises the words of attachments with the engines that there are. */
export function createRecognition(context: AttachmentTextsContext) {
  const { files, languageOf, recognizers, readers, detector, topics } = context;
  const within = (ms: number): AbortSignal => AbortSignal.any([context.signal, AbortSignal.timeout(ms)]);

  async function readSound(file: SharedFile): Promise<RecognitionOutcome> {
    const language = await languageOf(file.senderId);
    const engineNow = async () => findEngine(recognizers, [language], await topics.isLocalOnly(file.topicId));
    const noEngine = { status: 'refused', detail: 'no engine knows the language' } as const;
    if (!(await engineNow())) return noEngine;
    const samples = await decodeSound(await files.openUrl(file.attachment.origin_url));
    if (!samples) return { status: 'refused', detail: 'the sound cannot be decoded' };
    // The conversation may have excluded services while the sound was decoded.
    const engine = await engineNow();
    if (!engine) return noEngine;
    const outcome = await recognizeSound(engine, { samples, language, signal: within(soundMs) });
    if (outcome.status === 'busy') return { status: 'postponed', afterMs: busyMs };
    if (outcome.status === 'failed') return { status: 'failed', detail: 'the engine of speech failed' };
    const facts = { language, engine: describeEngine(engine), lines: [] };
    const text = storableText(outcome.text);
    return text.trim() === ''
      ? { status: 'ended', change: { ...facts, state: 'empty', text: null } }
      : { status: 'ended', change: { ...facts, state: 'done', text } };
  }

  /** Languages in which something may be written: that of whoever sent the picture, English, those of the readers. */
  async function languagesFor({ senderId, topicId }: SharedFile): Promise<string[]> {
    const members = (await topics.membership.ofTopics([topicId])).get(topicId) ?? [];
    const wanted = [await languageOf(senderId), 'en', ...members.map(({ reads }) => reads)];
    return [...new Map(wanted.map((tag) => [primaryLanguage(tag), tag])).values()].slice(0, maxLanguages);
  }

  async function readPicture(file: SharedFile): Promise<RecognitionOutcome> {
    const languages = await languagesFor(file);
    const engine = findEngine(readers, languages, await topics.isLocalOnly(file.topicId));
    if (!engine) return { status: 'refused', detail: 'no engine knows the languages' };
    const source = await readAll(await files.openUrl(file.attachment.origin_url), maxPictureBytes);
    const picture = source && (await preparePicture(source).catch(() => undefined));
    if (!picture) return { status: 'refused', detail: 'the picture cannot be read' };
    const mayLeave = async () => !(await topics.isLocalOnly(file.topicId));
    const outcome = await engine.read({ picture, languages, mayLeave, signal: within(pictureMs) });
    if (outcome.status === 'failed')
      return { status: 'failed', detail: outcome.detail, afterMs: outcome.retryAfterMs };
    const found = outcome.lines.map((line) => ({ ...line, text: storableText(line.text) }));
    const lines = joinLines(found.filter((line) => line.text.trim() !== ''));
    const text = lines.map((line) => line.text).join('\n');
    const facts = { engine: describeEngine(engine), lines };
    if (lines.length === 0)
      return { status: 'ended', change: { ...facts, state: 'empty', language: null, text: null } };
    const language = detector.detect(text, { readerLanguages: languages }) ?? null;
    return { status: 'ended', change: { ...facts, state: 'done', language, text } };
  }

  return (file: SharedFile, medium: Medium): Promise<RecognitionOutcome> =>
    medium === 'voice' ? readSound(file) : readPicture(file);
}
