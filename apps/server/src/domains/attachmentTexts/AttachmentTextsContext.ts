import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { LanguageDetector } from '../../ports/LanguageDetector.ts';
import type { PictureReader } from '../../ports/PictureReader.ts';
import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import type { Translator } from '../../ports/Translator.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Files } from '../files/Files.ts';
import type { Topics } from '../topics/Topics.ts';
import type { Translations } from '../translate/Translations.ts';

/** Dependencies of the texts of attachments. */
export type AttachmentTextsContext = {
  db: Database;
  clock: Clock;
  topics: Pick<Topics, 'membership' | 'sendToMember' | 'isLocalOnly'>;
  /** Translates a text of a topic by the rules of the topic. */
  translateIn: Translations['translate'];
  files: Pick<Files, 'openUrl'>;
  /** A file of a message that was not recalled, and who sent it. */
  sharedFile: Chat['sharedFile'];
  /** Messages with files or a place, of all that were ever stored, in parts. */
  fileMessages: Chat['fileMessages'];
  /** BCP 47 tag of the language of a profile. */
  languageOf: (userId: string) => Promise<string>;
  /** Engines of speech, the preferred one first. */
  recognizers: readonly SpeechRecognizer[];
  /** Engines of text in pictures, the preferred one first. */
  readers: readonly PictureReader[];
  translator: Translator;
  detector: LanguageDetector;
  /** Ends with the server. */
  signal: AbortSignal;
};
