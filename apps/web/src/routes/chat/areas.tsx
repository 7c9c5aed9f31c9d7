import { lazyPart } from '@franca/ui/kit';
import { type ComponentProps, type ComponentType, Suspense, useState } from 'react';
import { whenIdle } from '../../lib/whenIdle.ts';
import type * as chunk from './areasChunk.ts';
import { Waiting } from './Waiting.tsx';

const load = () => import('./areasChunk.ts');
whenIdle(load);

/** A part that fills its place, with a sign that it comes while it is loaded. */
function area<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <Suspense fallback={<Waiting />}>
      <Part {...props} />
    </Suspense>
  );
}

/** The middle column of the contacts. */
export const ContactsColumn: ComponentType<ComponentProps<typeof chunk.ContactsColumn>> = area(
  lazyPart(load, 'ContactsColumn'),
);

/** The page of friend requests. */
export const RequestsPage: ComponentType<ComponentProps<typeof chunk.RequestsPage>> = area(
  lazyPart(load, 'RequestsPage'),
);

/** The information panel of a conversation. */
export const ChatInfo: ComponentType<ComponentProps<typeof chunk.ChatInfo>> = area(
  lazyPart(load, 'ChatInfo'),
);

/** The middle column of the notifications. */
export const NotificationArea: ComponentType<ComponentProps<typeof chunk.NotificationArea>> = area(
  lazyPart(load, 'NotificationArea'),
);

/** What somebody without any conversation can do. */
export const FirstSteps: ComponentType<object> = area(lazyPart(load, 'FirstSteps'));

const ProfileDialog = lazyPart(load, 'ProfileDialog', ({ onClose }) => onClose());

/** Somebody's profile, once one has been opened. */
export function ProfilePlace(props: ComponentProps<typeof ProfileDialog>) {
  const [wasOpened, setOpened] = useState(false);
  if (props.personId !== null && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <ProfileDialog {...props} />
    </Suspense>
  ) : null;
}
