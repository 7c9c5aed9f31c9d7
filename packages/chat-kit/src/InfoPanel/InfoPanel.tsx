import { useMergedRef } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './InfoPanel.styles.ts';
import type { InfoPanelProps } from './InfoPanelProps.ts';
import { InfoViews } from './InfoViews.tsx';

/**
 * About a conversation: who it is with, what was shared in it, and what can be set and deleted. It takes the focus when it
 * opens and gives it back to the button that controls it; Escape leads back one view, then closes. It stays open while
 * other conversations are opened, each of which begins with the overview. Renders a `<section>`.
 */
export function InfoPanel(props: InfoPanelProps) {
  const {
    topic,
    id: givenId,
    view: given,
    defaultView = 'default',
    onViewChange,
    onClose,
    onShowMessage,
    onViewProfile,
    onCreateGroup,
    onEditGroup,
    onAddMembers,
    onInviteLinks,
    username,
    presenceOf,
    isBlocked,
    onBlock,
    onUnblock,
    onLeaveGroup,
    onDeleteGroup,
    onDeleted,
    className,
    ref,
    ...rest
  } = props;
  const views = {
    ...{
      topic,
      onClose,
      onShowMessage,
      onViewProfile,
      onCreateGroup,
      onEditGroup,
      onAddMembers,
      onInviteLinks,
    },
    ...{ username, presenceOf, isBlocked, onBlock, onUnblock, onLeaveGroup, onDeleteGroup, onDeleted },
  };
  const text = useChatText();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [own, setOwn] = useState({ topicId: topic.id, view: defaultView });
  const view = given ?? (own.topicId === topic.id ? own.view : defaultView);
  const panel = usePanelFocus(id);
  const merged = useMergedRef(panel, ref);

  const show = (next: typeof view): void => {
    setOwn({ topicId: topic.id, view: next });
    onViewChange?.(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    rest.onKeyDown?.(event);
    // What lies over the page closes first: its keys pass by here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !isInside)
      return;
    if (view === 'default' && !onClose) return;
    event.preventDefault();
    if (view === 'default') onClose?.();
    else show('default');
  };

  return (
    <section
      aria-label={text('infoTitle')}
      {...rest}
      onKeyDown={onKeyDown}
      ref={merged}
      id={id}
      className={cx(styles.root, className)}
      data-fr-part="info-panel"
    >
      <InfoViews {...views} key={topic.id} view={view} onViewChange={show} />
    </section>
  );
}

/** Moves the focus to the heading of a panel that opens, and back to the button that controls it when it has closed. */
function usePanelFocus(id: string): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      // The button may be another one by now, because another conversation was opened meanwhile.
      const opener = document.querySelector(`[aria-controls="${CSS.escape(id)}"]`) ?? before;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [id]);
  return panel;
}
