import { lazyPart, useMergedRef } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Suspense } from 'react';
import { ConversationHeader } from '../ConversationHeader/ConversationHeader.tsx';
import { FinderButton, FinderPlace } from '../ConversationSearch/FinderPlace.tsx';
import { useChat } from '../hooks/useChat.ts';
import { useSeenMarks } from '../hooks/useSeenMarks.ts';
import { useTypingNames } from '../hooks/useTypingNames.ts';
import { InfoButton } from '../InfoPanel/InfoButton.tsx';
import { SlotProvider } from '../slots/SlotProvider.ts';
import { TypingLine } from '../TypingLine/TypingLine.tsx';
import { ThemeStage } from '../themes/ThemeStage.tsx';
import * as themes from '../themes/themes.styles.ts';
import { useThemeProps } from '../themes/useThemeProps.ts';
import * as styles from './Conversation.styles.ts';
import { ConversationDialogs } from './ConversationDialogs.tsx';
import { ConversationFoot } from './ConversationFoot.tsx';
import { ConversationMessages } from './ConversationMessages.tsx';
import type { ConversationProps } from './ConversationProps.ts';
import { FileDropCover } from './FileDropCover.tsx';
import { FirstPageFailure } from './FirstPageFailure.tsx';
import * as headerMenu from './HeaderMenu.styles.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { useConversation } from './useConversation.ts';

// Few conversations have pinned messages.
const PinBanner = lazyPart(() => import('../PinBanner/PinBanner.tsx'), 'PinBanner');
const DroppedFiles = lazyPart(() => import('../interactionChunk.ts'), 'DroppedFiles');

/** A whole conversation: header, messages, who is typing, composer. Renders a `<section>`. */
export function Conversation({ slots, ...props }: ConversationProps) {
  const { topic, readingLanguage = null } = props;
  // A conversation in another language is another conversation: nothing of the old one may stay.
  return (
    <SlotProvider slots={slots}>
      <OpenConversation key={`${topic.id}/${readingLanguage ?? ''}`} {...props} />
    </SlotProvider>
  );
}

function OpenConversation({
  topic,
  readingLanguage,
  initialPage,
  headerStart,
  headerActions,
  headerInfo,
  composerStart,
  composerTools,
  showPreview,
  composerDisabled,
  composerNotice = null,
  readOnly = composerNotice !== null,
  actions: switches,
  notice,
  translationOffer,
  composerPlaceholder,
  composerIdleAction,
  dictation,
  recorder,
  onSeen,
  onOpenContact,
  onCall,
  onOpenFound,
  onAtBottomChange,
  handleRef,
  ref,
  ...element
}: Omit<ConversationProps, 'slots'>) {
  const { id: viewerId } = useChat().port.viewer;
  const conversation = useConversation({
    ...{ topic, readingLanguage, initialPage, translationOffer, readOnly, actions: switches },
    ...{ onSeen, onOpenContact, onCall, onAtBottomChange, handleRef },
  });
  const { session, snapshot, status, rows, finder, pinned, selection, actions, drop } = conversation;
  const { reply, edit, mentionable } = conversation;
  const theme = useThemeProps(topic.theme);
  const typing = useTypingNames(session);
  const seenMarks = useSeenMarks(snapshot, topic.members);
  const root = useMergedRef(finder.root, ref);

  return (
    <section
      aria-label={topic.title}
      {...element}
      {...theme}
      style={{ ...theme.style, ...element.style }}
      ref={root}
      className={cx(styles.root, themes.scope, element.className)}
      data-fr-part="conversation"
      onKeyDown={(event) => {
        element.onKeyDown?.(event);
        finder.onKeyDown(event);
      }}
      {...drop.targetProps}
    >
      <FinderPlace finder={finder} title={topic.title} onOpenFound={onOpenFound}>
        <ConversationHeader
          topic={topic}
          start={headerStart}
          actions={
            <>
              {headerInfo ? (
                <span className={headerMenu.wide}>
                  <FinderButton finder={finder} />
                </span>
              ) : (
                <FinderButton finder={finder} />
              )}
              {headerActions}
              {headerInfo ? (
                <>
                  <span className={headerMenu.wide}>
                    <InfoButton {...headerInfo} />
                  </span>
                  <HeaderMenu finder={finder} info={headerInfo} />
                </>
              ) : null}
            </>
          }
        />
      </FinderPlace>
      {pinned.pins.length > 0 ? (
        <Suspense>
          <PinBanner
            pins={pinned.pins}
            viewerId={viewerId}
            onJump={actions.jumpTo}
            onUnpin={actions.pin && pinned.unpin}
          />
        </Suspense>
      ) : null}
      {status.first.kind === 'failed' ? (
        <FirstPageFailure reason={status.first.reason} onRetry={() => void session.reload()} />
      ) : null}
      <ThemeStage theme={topic.theme ?? null}>
        <ConversationMessages
          {...{ topic, status, rows, viewerId, seenMarks, selection, actions }}
          handleRef={conversation.list}
          hasOlder={snapshot.hasOlder}
          seenTimes={snapshot.seenTimes}
          expandedChatId={finder.expandedChatId}
          onLoadOlder={session.loadOlder}
          onAtBottomChange={conversation.noteAtBottom}
        />
        <TypingLine names={typing} />
      </ThemeStage>
      {notice}
      <ConversationFoot
        {...{ selection, rows, viewerId, actions, readOnly }}
        notice={composerNotice}
        composer={{
          ...{ session, edit, dictation, recorder },
          handleRef: conversation.composer,
          replyTo: reply.replyTo,
          onReplyEnd: reply.endReply,
          onReplyAgain: reply.replyAgain,
          start: composerStart,
          tools: composerTools,
          showPreview,
          disabled: composerDisabled,
          placeholder: composerPlaceholder,
          idleAction: composerIdleAction,
          people: mentionable.people,
          onMentionStart: mentionable.start,
        }}
      />
      <ConversationDialogs
        recall={conversation.recall}
        hide={conversation.hide}
        forward={conversation.forward}
        correction={conversation.correction}
      />
      {drop.isOver ? <FileDropCover /> : null}
      {drop.sending > 0 ? (
        <Suspense>
          <DroppedFiles key={drop.sending} topicId={topic.id} drop={drop.sending} onDone={drop.endSending} />
        </Suspense>
      ) : null}
    </section>
  );
}
