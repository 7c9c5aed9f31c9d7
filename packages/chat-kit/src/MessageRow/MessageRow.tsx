import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import type { PressPoint } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useId, useState } from 'react';
import type { TranslationView } from '../core/model/TranslationState.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import type { Receipt } from '../core/rows/receiptOf.ts';
import type { SeenMark } from '../core/rows/seenMarks.ts';
import { DayHeading } from '../DayHeading/DayHeading.tsx';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { Reactions } from '../Reactions/Reactions.tsx';
import { Avatar } from '../slots/Avatar.ts';
import { UnreadLine } from '../UnreadLine/UnreadLine.tsx';
import * as styles from './MessageRow.styles.ts';
import { UnsentLine } from './UnsentLine.tsx';
import { useMenuTriggers } from './useMenuTriggers.ts';

/** Props of {@link MessageRow}. */
export interface MessageRowProps {
  /** The row. */
  row: ConversationRow;
  /** Its index in the list; the engine reads it from `data-index`. */
  index: number;
  /** Its place counted from 1 for assistive technology. */
  position: number;
  /** Number of rows, or -1 while older ones exist. */
  total: number;
  /** Who looks at it. */
  viewerId: string;
  /** Whether names and pictures stand beside the messages of others. */
  isGroup: boolean;
  /** Which of the two texts is shown. */
  view: TranslationView;
  /** The mark of an own message, or null. */
  receipt: Receipt | null;
  /** Who has seen everything up to an own message and nothing after it. */
  seen?: readonly SeenMark[] | undefined;
  /** Whether the keyboard stops at this row. */
  isTabStop: boolean;
  /** Whether it was just jumped to. */
  isHighlighted: boolean;
  /** What can be done with messages. */
  actions: MessageActions;
  /** Opens the menu of this message at a point of the window. */
  onMenu: (row: ConversationRow, point: PressPoint) => void;
  /** While several messages are chosen: whether this is one of them. */
  isChosen?: boolean | undefined;
  /** Takes this message in or out; given while several are chosen. */
  onChoose?: ((chatId: string) => void) | undefined;
  /** Takes the element whose height the engine watches. */
  measure: (element: HTMLElement | null) => void;
}

const noMenu = (): void => {};

/** A row of the message list: headings, the bubble, its picture and its menu button. Renders an `<article>`. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, isGroup, receipt, actions, onMenu, isChosen = false, onChoose } = props;
  const { message, isOwn, run } = row;
  const text = useChatText();
  const timeText = useTimeText();
  const id = useId();
  // Nobody sees the icon of a menu button before pointer or focus come to its row: most rows never draw it.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const own = isOwn ? '' : undefined;
  const endsRun = run === 'single' || run === 'last';
  const beginsRun = run === 'single' || run === 'first';
  const hasPicture = isGroup && !isOwn;
  const canChoose = message.seq !== null && !message.isRecalled;
  const choose = onChoose && canChoose ? () => onChoose(message.chatId) : undefined;
  const menu = useMenuTriggers(row, onChoose ? noMenu : onMenu);
  // While several are chosen, every press on a row means the row.
  const chooseProps = onChoose && {
    onClickCapture: (event: MouseEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopPropagation();
      choose?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      choose?.();
    },
  };

  return (
    <article
      ref={props.measure}
      className={styles.root}
      data-index={props.index}
      data-key={row.key}
      data-own={own}
      data-run={run}
      aria-posinset={props.position}
      aria-setsize={props.total}
      aria-labelledby={`${id}-by`}
      aria-describedby={`${id}-says`}
      tabIndex={props.isTabStop ? 0 : -1}
      onPointerEnter={near}
      onFocus={near}
      {...menu.rowProps}
      {...chooseProps}
      data-choosing={onChoose ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
    >
      {choose ? (
        <input
          type="checkbox"
          className={styles.box}
          aria-labelledby={`${id}-by`}
          tabIndex={-1}
          checked={isChosen}
          onChange={choose}
        />
      ) : null}
      {row.day ? <DayHeading day={row.day} /> : null}
      {row.isFirstUnread ? <UnreadLine chatId={row.key} /> : null}
      {/* Who and when, said once: the name and the time in the bubble are for the eye. */}
      <VisuallyHidden id={`${id}-by`}>
        {text('messageBy', {
          name: isOwn ? text('you') : message.author.name,
          time: timeText(message.sentAt),
        })}
      </VisuallyHidden>
      <div className={styles.line} data-own={own} data-highlighted={props.isHighlighted ? '' : undefined}>
        {hasPicture ? (
          <span className={styles.gutter}>
            {endsRun ? (
              <Avatar name={message.author.name} src={message.author.avatarUrl} size="small" decorative />
            ) : null}
          </span>
        ) : null}
        <div id={`${id}-says`} className={styles.column} data-own={own} {...menu.contentProps}>
          <MessageBubble
            message={message}
            run={run}
            isOwn={isOwn}
            viewerId={props.viewerId}
            showsName={hasPicture && beginsRun}
            view={props.view}
            receipt={receipt}
            seen={props.seen}
            isGroup={isGroup}
            saysNotIncluded={row.saysNotIncluded}
            actions={actions}
          />
          <Reactions
            reactions={message.reactions ?? []}
            viewerId={props.viewerId}
            onReact={actions.react ? (emoji) => actions.react?.(message, emoji) : undefined}
          />
          <UnsentLine message={message} actions={actions} />
        </div>
        {menu.buttonProps && !onChoose ? (
          <IconButton
            className={styles.more}
            label={text('messageActions')}
            size="small"
            shape="round"
            tabIndex={-1}
            {...menu.buttonProps}
          >
            {isNear ? <Icon icon={ChevronDown} size="small" /> : null}
          </IconButton>
        ) : null}
      </div>
    </article>
  );
});
