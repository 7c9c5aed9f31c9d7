import { Accordion, AccordionItem } from '@franca/ui/Accordion';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { ThemeChooser } from '../ThemeChooser/ThemeChooser.tsx';
import { FilesPreview } from './FilesPreview.tsx';
import { InfoActions } from './InfoActions.tsx';
import * as styles from './InfoOverview.styles.ts';
import type { InfoViewsProps } from './InfoPanelProps.ts';
import { LifetimeAction } from './LifetimeAction.tsx';
import { MediaPreview } from './MediaPreview.tsx';
import { OtherSettings } from './OtherSettings.tsx';
import { PanelAction } from './PanelAction.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ScheduledAction } from './ScheduledAction.tsx';

/** The overview of a conversation: who, what can be done, what was shared, what can be set. Renders a `<div>`. */
export function InfoOverview(props: InfoViewsProps) {
  const { topic, username, onViewChange, onShowMessage } = props;
  const { port } = useChat();
  const text = usePartText();
  const [open, setOpen] = useState<readonly string[]>(['media', 'file']);
  return (
    <div className={styles.root}>
      <ProfileHead topic={topic} username={username} />
      <InfoActions {...props} />
      {port.messages.starred && onShowMessage ? (
        <PanelAction
          icon={Star}
          label={text('starredMessages')}
          leadsOn
          onClick={() => onViewChange('starred')}
        />
      ) : null}
      <ScheduledAction topicId={topic.id} />
      <LifetimeAction topic={topic} />
      <Accordion className={styles.sections} multiple value={open} onValueChange={setOpen}>
        {port.topics?.setTheme ? (
          <AccordionItem value="theme" title={text('themes')}>
            <ThemeChooser topic={topic} hideLabel />
          </AccordionItem>
        ) : null}
        {port.attachments ? (
          <>
            <MediaPreview
              topicId={topic.id}
              onViewAll={() => onViewChange('media')}
              onShowMessage={onShowMessage}
            />
            <FilesPreview
              topicId={topic.id}
              onViewAll={() => onViewChange('file')}
              onShowMessage={onShowMessage}
            />
          </>
        ) : null}
      </Accordion>
      <OtherSettings {...props} />
    </div>
  );
}
