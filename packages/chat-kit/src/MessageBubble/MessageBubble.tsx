import { Icon } from '@franca/ui/Icon';
import { createSlot, lazyPart } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Forward } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import type { Receipt } from '../core/rows/receiptOf.ts';
import type { SeenMark } from '../core/rows/seenMarks.ts';
import { mentionTexts } from '../core/text/mentions.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { hasBothDirections } from '../core/text/splitNumbers.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChatOptions } from '../hooks/useChatOptions.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { LinkCard } from '../LinkCard/LinkCard.tsx';
import { MessageContent } from '../MessageContent/MessageContent.tsx';
import { RichText } from '../MessageContent/RichText.tsx';
import { shapeOf } from '../MessageContent/shapeOf.ts';
import { MessageBody } from './MessageBody.tsx';
import * as styles from './MessageBubble.styles.ts';
import { MessageMeta } from './MessageMeta.tsx';
import { Quote } from './Quote.tsx';
import { TranslationLine } from './TranslationLine.tsx';
import { Words } from './Words.tsx';

// Few messages have a translation that somebody corrected.
const CorrectionLines = lazyPart(
  () => import('../CorrectionDialog/correctionViewsLazy.ts'),
  'CorrectionLines',
);

// Few browsers translate, and few messages have no other translation.
const DeviceTranslation = lazyPart(
  () => import('../DeviceTranslation/DeviceTranslation.tsx'),
  'DeviceTranslation',
  null,
  ({ children }) => children,
);

/** Props of {@link MessageBubble}. */
export interface MessageBubbleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The message. */
  message: ChatMessage;
  /** Its place in a run of messages by one author. */
  run: ConversationRow['run'];
  /** Whether the viewer wrote it. */
  isOwn: boolean;
  /** Who looks at it. */
  viewerId: string;
  /** Whether the author's name stands above the words. */
  showsName: boolean;
  /** Which of the two texts is shown. */
  view: TranslationView;
  /** The mark of an own message, or null. */
  receipt: Receipt | null;
  /** Who has seen everything up to an own message and nothing after it. */
  seen?: readonly SeenMark[] | undefined;
  /** Whether several people read it: room is kept for more than one who has seen it. */
  isGroup?: boolean | undefined;
  /** Whether it says that no translation is included, where that is so. Default true; in a run, one message says it for all. */
  saysNotIncluded?: boolean | undefined;
  /** What can be done with it. */
  actions: MessageActions;
}

/** One message: who, what, in which language, when, and how far it has come. Renders a `<div>`. */
export const MessageBubble = createSlot('MessageBubble', function MessageBubble(props: MessageBubbleProps) {
  const {
    message,
    run,
    isOwn,
    viewerId,
    showsName,
    view,
    receipt,
    seen,
    isGroup,
    saysNotIncluded = true,
    actions,
    className,
    ...rest
  } = props;
  const text = useChatText();
  const options = useChatOptions();
  const room = receipt === null ? 'time' : isGroup ? 'many' : 'one';
  const kind = useKinds().of(message.content.kind);
  const { main, second } = shownTexts(message, view);
  const { translation, replyTo } = message;
  const isEdited = message.editedAt != null && !message.isRecalled;
  const isStarred = message.isStarred === true && !message.isRecalled;
  const isEnding = message.expiresAt != null && !message.isRecalled;
  const meta = (
    <MessageMeta
      sentAt={message.sentAt}
      isEdited={isEdited}
      isStarred={isStarred}
      isEnding={isEnding}
      receipt={receipt}
      seen={seen}
    />
  );
  const shape = shapeOf(message, main.text, kind);
  // Like emoji it stands for itself; what it answers would stand on nothing without a bubble.
  const isBare = shape === 'bare' || (shape === 'content' && kind.isBare && !replyTo);
  // The time joins the line about the translation when there is one, else the last line of the words.
  const isSilent = translation.kind === 'none' || (translation.kind === 'not-included' && !saysNotIncluded);
  const spoken = isSilent || message.isRecalled ? null : translation;
  const preview = options.linkPreviews && !message.isRecalled ? (message.preview ?? null) : null;
  // Under words, time and mark stand on a line of their own.
  const hasFoot = spoken !== null || preview !== null;
  const line = spoken && (
    <TranslationLine
      translation={spoken}
      view={view}
      onView={(next) => actions.setView(message, next)}
      offer={actions.translationOffer}
      viewerId={viewerId}
      onRetry={actions.retryTranslation && (() => actions.retryTranslation?.(message))}
    />
  );
  const missing =
    options.translateOnDevice && 'Translator' in globalThis && spoken?.kind === 'unavailable' ? spoken : null;
  const secondWords = second && (
    <RichText text={second.text} mentions={mentionTexts(message)} viewerId={viewerId} />
  );
  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="message-bubble"
      data-own={isOwn ? '' : undefined}
      data-run={run}
      data-recalled={message.isRecalled ? '' : undefined}
      data-failed={receipt === 'failed' ? '' : undefined}
      data-shape={isBare ? 'bare' : shape}
    >
      {showsName ? (
        <span className={styles.name} aria-hidden="true">
          <bdi>{message.author.name}</bdi>
        </span>
      ) : null}
      {replyTo && !message.isRecalled ? (
        <Quote quoted={replyTo} view={view} onJump={() => actions.jumpTo(replyTo.chatId)} />
      ) : null}
      {message.isForwarded && !message.isRecalled ? (
        <span className={styles.forwarded}>
          <Icon icon={Forward} size="small" flip />
          {text('forwarded')}
        </span>
      ) : null}
      <MessageContent
        message={message}
        actions={actions}
        meta={shape === 'content' && !hasFoot ? meta : null}
      />
      {shape === 'content' ? null : (
        <div className={styles.body} dir="auto" data-jumbo={shape === 'bare' ? '' : undefined}>
          <div
            className={styles.wordsPlace}
            data-room={hasFoot ? undefined : hasBothDirections(main.text) ? 'line' : room}
          >
            <MessageBody message={message} main={main} viewerId={viewerId} actions={actions} />
            {hasFoot || !isStarred ? null : <span className={styles.starRoom} />}
            {hasFoot || !isEnding ? null : <span className={styles.starRoom} />}
            {hasFoot || !isEdited ? null : <span className={styles.editedRoom}>{text('edited')}</span>}
          </div>
          {hasFoot ? null : <span className={styles.metaPlace}>{meta}</span>}
        </div>
      )}
      {second ? (
        <div className={styles.second} data-words="" dir="auto" lang={second.language ?? undefined}>
          <Words chatId={message.chatId} text={second.text} part="second">
            {secondWords}
          </Words>
        </div>
      ) : null}
      {preview ? <LinkCard preview={preview} className={styles.card} /> : null}
      {isOwn && message.corrections ? (
        <Suspense>
          <CorrectionLines message={message} viewerId={viewerId} onChange={actions.correct} />
        </Suspense>
      ) : null}
      {hasFoot ? (
        <div className={styles.foot}>
          {missing?.target && message.text ? (
            <Suspense fallback={line}>
              <DeviceTranslation words={message.text} source={missing.source} target={missing.target}>
                {line}
              </DeviceTranslation>
            </Suspense>
          ) : (
            (line ?? <span />)
          )}
          {meta}
        </div>
      ) : null}
    </div>
  );
});
