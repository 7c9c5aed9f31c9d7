import { cx } from '@linaria/core';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Portal } from '../Portal.tsx';
import { Still } from '../Still.tsx';
import { useLatest } from '../useLatest.ts';
import { useLayer } from '../useLayer.ts';
import { useMergedRef } from '../useMergedRef.ts';
import { type MountState, useMountTransition } from '../useMountTransition.ts';
import * as styles from './Modal.styles.ts';
import { keepTabInside, useModalFocus } from './useModalFocus.ts';

/** Calls back when the person presses the overlay around a surface, from pointer down to click. */
function usePressBeside(surface: RefObject<HTMLElement | null>, onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const overlay = surface.current?.parentElement;
    if (!overlay) return;
    let pressed: EventTarget | null = null;
    const onPointerDown = ({ target }: Event) => {
      pressed = target;
    };
    const onClick = ({ target }: Event) => {
      // A selection that was begun inside and ends beside the surface is no press beside it.
      if (target === overlay && pressed === overlay) latest.current();
    };
    overlay.addEventListener('pointerdown', onPointerDown);
    overlay.addEventListener('click', onClick);
    return () => {
      overlay.removeEventListener('pointerdown', onPointerDown);
      overlay.removeEventListener('click', onClick);
    };
  }, [surface, latest]);
}

/** Props of {@link ModalFrame}. */
export interface ModalFrameProps extends ComponentProps<'div'> {
  /** Whether it is open or closing. */
  state: MountState;
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
  /** The ref of the layer over the page. */
  overlayRef: (node: Element | null) => void;
  /** Which of its kinds it is, in `data-kind` of overlay and surface. */
  kind: string;
}

/** Overlay and surface of a modal. Renders a `<div>` with a `<div>`, which takes the rest of the props. */
function ModalFrame({
  state,
  onClose,
  dismissible,
  inHistory = false,
  initialFocus,
  overlayClassName,
  overlayRef,
  kind,
  onKeyDown,
  children,
  ref,
  ...rest
}: ModalFrameProps) {
  const surface = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(surface, ref);
  const open = state === 'open';
  useModalFocus(open, surface, initialFocus);
  const close = () => {
    if (dismissible) onClose();
  };
  useLayer({
    open,
    inHistory: inHistory && dismissible,
    onEscape: close,
    elements: [() => surface.current],
  });
  usePressBeside(surface, close);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    keepTabInside(event);
  };
  return (
    <div
      ref={overlayRef}
      className={cx(styles.overlay, overlayClassName)}
      data-state={state}
      data-kind={kind}
      inert={!open}
    >
      <div
        role="dialog"
        aria-modal
        tabIndex={-1}
        {...rest}
        ref={merged}
        data-state={state}
        data-kind={kind}
        onKeyDown={handleKey}
      >
        <Still still={!open}>{children}</Still>
      </div>
    </div>
  );
}

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
