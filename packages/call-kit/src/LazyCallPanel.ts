import { lazyPart } from '@franca/ui/kit';
import { createElement, Suspense } from 'react';
import type { CallPanelViewProps } from './CallPanelView.tsx';
import type { MediaErrorDialogProps } from './MediaErrorDialog/MediaErrorDialog.tsx';

const Panel = lazyPart(
  () => import('./interactionChunk.ts'),
  'CallPanelView',
  ({ onClose }) => onClose(),
);
const ErrorDialog = lazyPart(
  () => import('./interactionChunk.ts'),
  'MediaErrorDialog',
  ({ onClose }) => onClose(),
);

/** A dialog or drawer of a call; its code comes when it is first opened. */
export const LazyCallPanel = (props: CallPanelViewProps) =>
  createElement(Suspense, null, createElement(Panel, props));

/** The dialog of a media error; its code comes with the first error. */
export const LazyMediaErrorDialog = (props: MediaErrorDialogProps) =>
  createElement(Suspense, null, createElement(ErrorDialog, props));
