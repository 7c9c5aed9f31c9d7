import type { TranslationState } from './TranslationState.ts';

/** A line of text in a picture; the place is in shares of its width and height, 0 to 1. */
export interface PictureLine {
  /** What is written. */
  readonly text: string;
  /** Its translation, where there is one. */
  readonly translated: string | null;
  /** The left upper corner, and how large it is. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Which engine recognised something. */
export interface RecognitionEngine {
  /** Its name. */
  readonly name: string;
  /** The host of the service that it runs on; null for the server of the conversation. */
  readonly service: string | null;
  /** How far it can be relied on. */
  readonly quality: 'good' | 'rough';
}

/**
 * The words of a voice message or in a picture. `queued`: they are being recognised; `empty`: there are none; `unavailable`: no engine
 * knows the language.
 */
export interface AttachmentText {
  /** How far the recognition has come. */
  readonly state: 'queued' | 'done' | 'empty' | 'failed' | 'unavailable';
  /** BCP 47 tag of what is said or written, or of what no engine knows. */
  readonly language: string | null;
  /** What recognised it. */
  readonly engine: RecognitionEngine | null;
  /** The words; empty until there are some. */
  readonly text: string;
  /** Those of a picture, line by line. */
  readonly lines: readonly PictureLine[];
  /** Their translation for the viewer. */
  readonly translation: TranslationState;
}

/** An attachment whose words are wanted. */
export interface AttachmentTextRequest {
  /** The conversation. */
  readonly topicId: string;
  /** Client id of the message. */
  readonly chatId: string;
  /** Place of the attachment in the message, from 0. */
  readonly place: number;
  /** What the words are in. */
  readonly medium: 'voice' | 'picture';
  /** Whether what failed is tried once more. */
  readonly again: boolean;
}
