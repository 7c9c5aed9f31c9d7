import { Portal } from '../Portal.tsx';
import { useMountTransition } from '../useMountTransition.ts';
import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';

/** Props of {@link Modal}. */
export interface ModalProps extends Omit<ModalFrameProps, 'state' | 'overlayRef'> {
  /** Whether it is shown. */
  open: boolean;
}

/**
 * What dialogs, drawers and the image viewer share: a surface over the page that keeps the focus, gives it back at
 * the end, and stays until it has left. Renders nothing while closed.
 */
export function Modal({ open, ...rest }: ModalProps) {
  const [state, overlayRef] = useMountTransition(open);
  if (state === 'gone') return null;
  return (
    <Portal>
      <ModalFrame {...rest} state={state} overlayRef={overlayRef} />
    </Portal>
  );
}
