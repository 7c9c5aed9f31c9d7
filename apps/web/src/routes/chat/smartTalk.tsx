import { lazyPart } from '@franca/ui/kit';
import { type ComponentType, Suspense, useState } from 'react';
import type * as chunk from './smartTalkChunk.tsx';
import { Waiting } from './Waiting.tsx';

const load = () => import('./smartTalkChunk.tsx');
const Keeper = lazyPart(load, 'SmartTalkKeeper', null);
const Column = lazyPart(load, 'SmartTalkColumn');
const Main = lazyPart(load, 'SmartTalkMain');

/** A part that fills its place, with a sign that it comes while it is loaded. */
const filling = (Part: ComponentType<chunk.SmartTalkProps>) => (props: chunk.SmartTalkProps) => (
  <Suspense fallback={<Waiting />}>
    <Part {...props} />
  </Suspense>
);

/** The side bar of SmartTalk. */
export const SmartTalkColumn: ComponentType<chunk.SmartTalkProps> = filling(Column);

/** A conversation with SmartTalk. */
export const SmartTalkMain: ComponentType<chunk.SmartTalkProps> = filling(Main);

/** Props of {@link SmartTalkKeeper}. */
export interface SmartTalkKeeperProps extends chunk.SmartTalkProps {
  /** Whether SmartTalk is shown. */
  isOpen: boolean;
}

/** Keeps SmartTalk up to date once it has been opened. Renders nothing. */
export function SmartTalkKeeper({ isOpen, ...props }: SmartTalkKeeperProps) {
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <Keeper {...props} />
    </Suspense>
  ) : null;
}
