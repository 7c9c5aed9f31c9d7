import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import {
  Image,
  Keyboard,
  Mic,
  MicOff,
  Minimize2,
  MonitorUp,
  PhoneOff,
  PictureInPicture2,
  Settings,
  Video,
  VideoOff,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ControlButton } from '../ControlButton/ControlButton.tsx';
import { GestureButton } from '../GestureButton/GestureButton.tsx';
import { useCallControls } from '../hooks/useCallControls.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { usePictureInPicture } from '../hooks/usePictureInPicture.ts';
import * as styles from './CallFooter.styles.ts';

/** What opens beside a call. */
export type CallPanel = 'settings' | 'background' | 'shortcuts' | 'people';

/** Props of {@link CallFooter}. */
export interface CallFooterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Opens a dialog or drawer of the call. */
  onOpen: (panel: CallPanel) => void;
  /** The viewer wants to make the call small; without it there is no button for that. */
  onMinimize?: (() => void) | undefined;
  /** Further buttons before the end, for example for recording. */
  actions?: ReactNode;
}

/**
 * The buttons of a running call: microphone, camera, settings and ending it, and where there is room for them screen,
 * background, picture in picture and keyboard shortcuts. Renders a `<section>`, 72 pixels high, 56 on a phone.
 */
export const CallFooter = createSlot(
  'CallFooter',
  function CallFooter({ onOpen, onMinimize, actions, className, ...rest }: CallFooterProps) {
    const text = useCallText();
    const { microphone, camera, screen, hangUp } = useCallControls();
    const pictureInPicture = usePictureInPicture();
    return (
      <section
        aria-label={text('callControls')}
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="call-footer"
      >
        <ControlButton
          tone="device"
          icon={microphone['data-state'] === 'on' ? Mic : MicOff}
          {...microphone}
        />
        <ControlButton tone="device" icon={camera['data-state'] === 'on' ? Video : VideoOff} {...camera} />
        <span className={styles.wide}>
          {screen ? <ControlButton tone="toggle" icon={MonitorUp} {...screen} /> : null}
          <ControlButton icon={Image} label={text('background')} onClick={() => onOpen('background')} />
          {pictureInPicture ? (
            <ControlButton tone="toggle" icon={PictureInPicture2} {...pictureInPicture} />
          ) : null}
          <ControlButton icon={Keyboard} label={text('shortcuts')} onClick={() => onOpen('shortcuts')} />
        </span>
        <GestureButton />
        {actions}
        {onMinimize ? (
          <ControlButton icon={Minimize2} label={text('makeSmall')} onClick={onMinimize} />
        ) : null}
        <ControlButton icon={Settings} label={text('settings')} onClick={() => onOpen('settings')} />
        <ControlButton tone="end" icon={PhoneOff} {...hangUp} />
      </section>
    );
  },
);
