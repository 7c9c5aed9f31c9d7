import { cx } from '@linaria/core';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef } from 'react';
import { Still } from '../Still.tsx';
import { useLayer } from '../useLayer.ts';
import { useMergedRef } from '../useMergedRef.ts';
import type { MountState } from '../useMountTransition.ts';
import { keepTabInside } from './keepTabInside.ts';
import * as styles from './Modal.styles.ts';
import { useModalFocus } from './useModalFocus.ts';
import { usePressBeside } from './usePressBeside.ts';

/** Props of {@link ModalFrame}. */
export interface ModalFrameProps extends ComponentProps<'div'> {
  /** Whether it is open or closing. */
  state: MountState;
  /** Called when the person closes it with Escape or a press outside it. */
  onClose: () => void;
  /** Whether Escape and a press outside it close it. */
  dismissible: boolean;
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
export function ModalFrame({
  state,
  onClose,
  dismissible,
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
  useLayer({ open, onEscape: close, elements: [() => surface.current] });
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
