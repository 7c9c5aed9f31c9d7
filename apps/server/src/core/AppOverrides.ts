import type { DestinationStream } from 'pino';
import type { DatabaseHandle } from '../db/Database.ts';
import type { AssistantEngine } from '../ports/AssistantEngine.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Mailer } from '../ports/Mailer.ts';
import type { MediaRooms } from '../ports/MediaRooms.ts';
import type { ConnectionTarget } from '../ports/PageFetcher.ts';
import type { PaymentProcessor } from '../ports/PaymentProcessor.ts';
import type { PictureReader } from '../ports/PictureReader.ts';
import type { PushCarrier } from '../ports/PushCarrier.ts';
import type { SmsSender } from '../ports/SmsSender.ts';
import type { SpeechRecognizer } from '../ports/SpeechRecognizer.ts';
import type { Translator } from '../ports/Translator.ts';
import type { Core } from './Core.ts';

/** Parts that a test or another program hands in instead of what the configuration would choose. */
export type AppOverrides = {
  /** An opened database; the app closes it. */
  database?: DatabaseHandle;
  /** Time that can be moved. */
  clock?: Clock;
  /** Where log lines go; standard output by default. */
  logDestination?: DestinationStream;
  /** Checks every response and error against the contract; called with a sentence where one differs. */
  onViolation?: (sentence: string) => void;
  /** Milliseconds after which requests to outside services are given up, instead of those of each service. */
  serviceTimeoutMs?: number;
  /** Iterations of each round of a captcha: a test that needs hundreds of solutions is about other things than their work. */
  captchaCost?: number;
  /** Where the built web app lies. */
  webDirectory?: string;
  /** Carrier of e-mails. */
  mailer?: Mailer;
  /** Carrier of text messages. */
  sms?: SmsSender;
  /** Takes the processor that the configuration chose, and returns the one to use: to lose responses, for example. */
  processor?: (chosen: PaymentProcessor, core: Core) => PaymentProcessor;
  /** Where the participants of calls hear and see each other. */
  rooms?: MediaRooms;
  /** Carriers of what is pushed to devices. */
  pushCarriers?: readonly PushCarrier[];
  /** Where pages for previews of links may be fetched from, instead of the public internet. */
  mayFetchFrom?: (target: ConnectionTarget) => boolean;
  /** What answers as SmartTalk. */
  assistant?: AssistantEngine;
  /** Engine of translations. */
  translator?: Translator;
  /** Engines of live transcripts, the preferred one first. */
  recognizers?: readonly SpeechRecognizer[];
  /** Engines of text in pictures, the preferred one first. */
  readers?: readonly PictureReader[];
};
