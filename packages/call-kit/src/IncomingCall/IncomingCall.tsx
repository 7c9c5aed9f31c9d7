import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Phone, PhoneOff, Video } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CallPerson } from '../core/people/CallPerson.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './IncomingCall.styles.ts';
import { RingButton } from './RingButton.tsx';

/** Keeps a name of the other direction from turning the names beside it. */
const isolate = (name: string): string => `\u2068${name}\u2069`;

/** The group that is called. */
export interface CalledGroup {
  /** Its name. */
  readonly name: string;
  /** Address of its picture; absent or null for initials. */
  readonly avatarUrl?: string | null | undefined;
}

/** Props of {@link IncomingCall}. */
export interface IncomingCallProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Who calls. */
  caller: CallPerson;
  /** The group that is called, which is named before the caller. Default: the viewer alone is called. */
  group?: CalledGroup | undefined;
  /** Who is in the call besides the caller, who adds the viewer to it. Default: the call begins. */
  joins?: readonly CallPerson[] | undefined;
  /** Whether it is a video call. */
  isVideo: boolean;
  /** `screen` fills its parent, `bar` is one row, to be laid over a page that goes on. Default `screen`. */
  layout?: 'screen' | 'bar' | undefined;
  /** The viewer answers. */
  onAccept: () => void;
  /** The viewer does not. */
  onReject: () => void;
}

/**
 * Asks whether to answer a call: who calls, and with what. Needs no `CallProvider`, so that it can stand over any page; it never
 * takes the focus. Renders a `<section>` that fills its parent, or a row of 400 pixels or what there is.
 */
export const IncomingCall = createSlot(
  'IncomingCall',
  function IncomingCall({
    caller,
    group,
    joins,
    isVideo,
    layout = 'screen',
    onAccept,
    onReject,
    className,
    ...rest
  }: IncomingCallProps) {
    const text = useCallText();
    const what = text(isVideo ? 'incomingVideo' : 'incomingAudio');
    const shown = group ?? caller;
    return (
      <section
        aria-label={what}
        {...rest}
        className={cx(styles.root, className)}
        data-layout={layout}
        data-fr-part="incoming-call"
      >
        <span className={styles.ring}>
          <Avatar
            name={shown.name}
            src={shown.avatarUrl}
            size={layout === 'bar' ? 'medium' : 'huge'}
            decorative
          />
        </span>
        {/* Without the focus, screen readers read it aloud only because it is an alert. */}
        <div className={styles.words} role="alert">
          <h2 className={styles.name} dir="auto">
            {shown.name}
          </h2>
          {group ? (
            <p className={styles.what}>
              <bdi>{caller.name}</bdi>
            </p>
          ) : null}
          <p className={styles.what}>{what}</p>
          {joins ? (
            <p className={styles.what}>
              {joins.length > 0
                ? text('addsYouWith', { names: joins.map(({ name }) => isolate(name)).join(', ') })
                : text('addsYou')}
            </p>
          ) : null}
        </div>
        <div className={styles.buttons}>
          <RingButton tone="end" icon={PhoneOff} word={text('reject')} onClick={onReject} />
          <RingButton tone="accept" icon={isVideo ? Video : Phone} word={text('accept')} onClick={onAccept} />
        </div>
      </section>
    );
  },
);
