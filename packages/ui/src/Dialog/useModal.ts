import {
  type FloatingContext,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useRole,
} from '@floating-ui/react';

/** What {@link useModal} is told. */
export interface ModalOptions {
  /** Whether the modal is shown. */
  open: boolean;
  /** Told when the person closes it, with Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Whether Escape and a press outside close it. */
  dismissible: boolean;
  /** `alertdialog` when it interrupts with a question. */
  role: 'dialog' | 'alertdialog';
}

/** What {@link useModal} answers. */
export interface Modal {
  /** The id within the tree of floating things, for `FloatingNode`. */
  nodeId: string | undefined;
  /** For `FloatingFocusManager`. */
  context: FloatingContext;
  /** The ref of the surface. */
  setFloating: (node: HTMLElement | null) => void;
  /** Attributes and handlers of the surface. */
  getFloatingProps: (own?: React.HTMLProps<HTMLElement>) => Record<string, unknown>;
}

// A toast lies outside every dialog; pressing it must not close what is under it.
const outsideOfToasts = (event: MouseEvent) =>
  !(event.target instanceof Element && event.target.closest('[data-fr-toaster]'));

/** What dialogs and drawers share: role, Escape, press outside, and their place in the tree of floating things. */
export function useModal({ open, onOpenChange, dismissible, role }: ModalOptions): Modal {
  const nodeId = useFloatingNodeId();
  const { refs, context } = useFloating({ nodeId, open, onOpenChange });
  const { getFloatingProps } = useInteractions([
    useDismiss(context, {
      enabled: dismissible,
      outsidePressEvent: 'mousedown',
      outsidePress: outsideOfToasts,
    }),
    useRole(context, { role }),
  ]);
  return { nodeId, context, setFloating: refs.setFloating, getFloatingProps };
}
