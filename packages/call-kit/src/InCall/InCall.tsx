import { Button } from '@franca/ui/Button';
import { cx } from '@linaria/core';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { CallFooter, type CallPanel } from '../CallFooter/CallFooter.tsx';
import { useAdditions } from '../hooks/useAdditions.ts';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { useShortcuts } from '../hooks/useShortcuts.ts';
import { LazyCallPanel } from '../LazyCallPanel.ts';
import { MainParticipant } from '../MainParticipant/MainParticipant.tsx';
import { CallEffects } from './CallEffects.tsx';
import * as styles from './InCall.styles.ts';
import { ParticipantList, useListed } from './ParticipantList.tsx';

/** Props of {@link InCall}. */
export interface InCallProps extends Omit<ComponentProps<'main'>, 'children'> {
  /** Stands beside the name of the main participant, for example the button of a transcript. */
  mainActions?: ReactNode;
  /** Stands over the picture of the main participant, for example the lines of a transcript. */
  mainOverlay?: ReactNode;
  /** Further buttons of the footer, for example for recording. */
  footerActions?: ReactNode;
  /** The viewer wants to make the call small; without it there is no button for that. */
  onMinimize?: (() => void) | undefined;
  /**
   * Stands beside the pictures, 320 pixels wide, for example the conversation of the call; on a phone over them, above the buttons.
   * Null for none.
   */
  panel?: ReactNode;
  /** Stands between the pictures and the footer, for example the lines of a transcript. */
  children?: ReactNode;
}

interface InCallViewProps extends InCallProps {
  /** Sound and notices, where nobody else has them. */
  effects?: ReactNode;
}

/** A running call without its sound. Renders a `<main>` that fills its parent. */
export function InCallView({
  mainActions,
  mainOverlay,
  footerActions,
  onMinimize,
  panel: beside = null,
  effects,
  className,
  children,
  ...rest
}: InCallViewProps) {
  const { session } = useCall();
  const { screen } = useCallSnapshot().local;
  const text = useCallText();
  const [panel, setPanel] = useState<CallPanel | null>(null);
  const { additions } = useAdditions();
  const isListed = useListed().length > 0 || additions !== null;
  const openPeople = useCallback(() => setPanel('people'), []);
  const openHelp = useCallback(() => setPanel('shortcuts'), []);
  useShortcuts(panel === null, openHelp);
  return (
    <main {...rest} className={cx(styles.root, className)} data-fr-part="in-call">
      {effects}
      <div className={styles.sharing} role="status">
        {screen ? (
          <>
            {text('sharing')}
            <Button size="small" variant="neutral" onClick={() => void session.local.toggleScreen()}>
              {text('stopSharing')}
            </Button>
          </>
        ) : null}
      </div>
      <div
        className={styles.stage}
        data-has-others={isListed ? '' : undefined}
        data-has-panel={beside ? '' : undefined}
      >
        <MainParticipant actions={mainActions} overlay={mainOverlay} />
        <ParticipantList onAdd={openPeople} />
        {beside ? (
          <div className={styles.panel} data-fr-part="call-panel">
            {beside}
          </div>
        ) : null}
      </div>
      {children}
      <CallFooter onOpen={setPanel} onMinimize={onMinimize} actions={footerActions} />
      {panel ? <LazyCallPanel panel={panel} onClose={() => setPanel(null)} /> : null}
    </main>
  );
}

/**
 * A running call: the main participant, the others beside it, the buttons below, with sound, notices and keyboard
 * shortcuts. Renders a `<main>` that fills its parent.
 */
export function InCall(props: InCallProps) {
  return <InCallView {...props} effects={<CallEffects />} />;
}
