import { lazyPart } from '@franca/ui/kit';
import { Skeleton } from '@franca/ui/Skeleton';
import { Suspense, useEffect, useRef } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { InfoHeader } from './InfoHeader.tsx';
import * as styles from './InfoPanel.styles.ts';
import type { InfoView, InfoViewsProps } from './InfoPanelProps.ts';

// Most of the time a conversation is read without its panel: what is in it comes when it is asked for.
const InfoOverview = lazyPart(() => import('./infoViewsLazy.ts'), 'InfoOverview');
const StorageView = lazyPart(() => import('../StorageView/StorageView.tsx'), 'StorageView');
const StarredMessages = lazyPart(() => import('../interactionChunk.ts'), 'StarredMessages');
const MembersView = lazyPart(() => import('./infoViewsLazy.ts'), 'MembersView');

const titles = {
  default: 'infoTitle',
  media: 'shared',
  file: 'shared',
  starred: 'starredMessages',
  members: 'memberList',
} as const;

const wait = (
  <div className={styles.wait} aria-busy="true">
    <Skeleton shape="circle" width={96} height={96} />
    <Skeleton width="50%" />
    <Skeleton shape="block" height={160} />
  </div>
);

/** The views of the panel under their heading. The overview stays as it was left while another one is shown. */
export function InfoViews(props: InfoViewsProps) {
  const { topic, view, onViewChange, onClose, onShowMessage } = props;
  const text = useChatText();
  const viewerId = useChat().port.viewer.id;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  const opener = useRef<Element | null>(null);

  const go = (next: InfoView): void => {
    if (view === 'default') opener.current = document.activeElement;
    onViewChange(next);
  };

  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    // From one tab of the storage to the other the focus stays where it is.
    const isSame = before === view || (before !== 'default' && view !== 'default');
    if (isSame) return;
    const back = view === 'default' && opener.current;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    else heading.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <>
      <InfoHeader
        ref={heading}
        title={text(titles[view])}
        onBack={view === 'default' ? undefined : () => go('default')}
        onClose={onClose}
      />
      <Suspense fallback={wait}>
        <div className={styles.overview} hidden={view !== 'default'}>
          <InfoOverview {...props} onViewChange={go} />
        </div>
        {view === 'media' || view === 'file' ? (
          <StorageView topicId={topic.id} tab={view} onTabChange={go} onShowMessage={onShowMessage} />
        ) : null}
        {view === 'starred' ? (
          <StarredMessages
            topicId={topic.id}
            topics={[topic]}
            viewerId={viewerId}
            onSelect={(_topic, chatId) => onShowMessage?.(chatId)}
          />
        ) : null}
        {view === 'members' ? (
          <MembersView
            topic={topic}
            onAddMembers={props.onAddMembers}
            onViewProfile={props.onViewProfile}
            presenceOf={props.presenceOf}
          />
        ) : null}
      </Suspense>
    </>
  );
}
