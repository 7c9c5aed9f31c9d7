import { FloatingFocusManager, useDismiss, useInteractions } from '@floating-ui/react';
import { cx } from '@linaria/core';
import { type ComponentProps, type RefObject, useMemo } from 'react';
import { FloatingRoot } from '../FloatingRoot.tsx';
import { Portal } from '../Portal.tsx';
import { Still } from '../Still.tsx';
import { useFocusReturn } from '../useFocusReturn.ts';
import { elementsAboveLayers, useInertOutside } from '../useInertOutside.ts';
import { useMergedRef } from '../useMergedRef.ts';
import { useMountTransition } from '../useMountTransition.ts';
import { useScrollLock } from '../useScrollLock.ts';
import { dismissal, useModalSurface } from '../useSurface.ts';
import * as styles from './Modal.styles.ts';

/** Props of {@link Modal}. */
export interface ModalProps extends ComponentProps<'div'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the person closes it with Escape or a press outside it. */
  onClose: () => void;
  /** Whether Escape and a press outside it close it. */
  dismissible: boolean;
  /** It is part of the page's address, so that a step in the history closes it, while it can be closed. */
  inHistory?: boolean;
  /** What takes the focus first; else the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Class of the layer over the page. */
  overlayClassName: string;
  /** Which of its kinds it is, in `data-kind` of overlay and surface. */
  kind: string;
}

function ModalParts({
  open,
  onClose,
  dismissible,
  inHistory = false,
  initialFocus,
  overlayClassName,
  kind,
  children,
  ref,
  ...rest
}: ModalProps) {
  const [state, transitionRef] = useMountTransition(open);
  const { context, nodeId, refs, floating } = useModalSurface(
    open,
    () => {
      if (dismissible) onClose();
    },
    inHistory && dismissible,
  );
  const { getFloatingProps } = useInteractions([
    // A press counts when it ends: a selection that was begun inside and ends beside the surface is no press beside it.
    useDismiss(context, { ...dismissal, outsidePressEvent: 'click' }),
  ]);
  const merged = useMergedRef<HTMLDivElement>(refs.setFloating, ref);
  // Before the page is inert: then nothing there has the focus any more.
  useFocusReturn(open, floating);
  useInertOutside(open, floating);
  useScrollLock(open && floating !== null);
  // What is off cannot take the focus; the surface always can.
  const first = useMemo(
    () =>
      initialFocus && {
        get current() {
          return initialFocus.current?.matches(':disabled') ? null : initialFocus.current;
        },
      },
    [initialFocus],
  );
  if (state === 'gone') return null;
  return (
    <Portal nodeId={nodeId}>
      <div
        ref={transitionRef}
        className={cx(styles.overlay, overlayClassName)}
        data-state={state}
        data-kind={kind}
        inert={!open}
      >
        <FloatingFocusManager
          context={context}
          disabled={!open}
          initialFocus={first}
          returnFocus={false}
          outsideElementsInert
          getInsideElements={elementsAboveLayers}
        >
          <div
            role="dialog"
            aria-modal
            tabIndex={-1}
            {...getFloatingProps(rest)}
            ref={merged}
            data-state={state}
            data-kind={kind}
          >
            <Still still={!open}>{children}</Still>
          </div>
        </FloatingFocusManager>
      </div>
    </Portal>
  );
}

/**
 * What dialogs, drawers and the image viewer share: a surface over the page that keeps the focus, gives it back at
 * the end, and stays until it has left. Renders nothing while closed.
 */
export function Modal(props: ModalProps) {
  return (
    <FloatingRoot>
      <ModalParts {...props} />
    </FloatingRoot>
  );
}
