import { cx } from '@linaria/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Modal } from '../internals/Modal/Modal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { type Trigger, withTrigger } from '../internals/withTrigger.ts';
import * as styles from './ImageViewer.styles.ts';
import type { ViewerImage } from './ViewerPicture.tsx';
import { ViewerWait } from './ViewerWait.tsx';

/** Props of {@link ImageViewer}. */
export interface ImageViewerProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The pictures; with more than one there are buttons, keys and swipes from one to the next. */
  images: readonly ViewerImage[];
  /** Names the viewer for screen readers. */
  label: string;
  /** What opens it, such as a button around a small picture; left out when the owner opens it by `open`. */
  trigger?: Trigger;
  /** Whether it is shown, when the owner decides. */
  open?: boolean;
  /** Whether it is shown at first, when it decides itself. Default false. */
  defaultOpen?: boolean;
  /** Called with `true` when the trigger opens it, and `false` when the person closes it. */
  onOpenChange?: (open: boolean) => void;
  /** Place of the picture that is shown, from 0, when the owner decides. */
  value?: number;
  /** Place of the picture that is shown at first, when it decides itself. Default 0. */
  defaultValue?: number;
  /** Called with the place of the picture the person went to. */
  onValueChange?: (value: number) => void;
}

const ViewerStage = lazy(async () => ({ default: (await import('./ViewerStage.tsx')).ViewerStage }));

/**
 * Pictures over the whole page, at most 80 % of the window: enlarged by button, wheel with Ctrl, double tap or pinch,
 * moved by finger or arrow key, closed by Escape. What is in it is fetched when one opens. Renders the trigger, and a
 * `<div role="dialog">` at the end of the page while open.
 */
export function ImageViewer({
  images,
  label,
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  value: givenValue,
  defaultValue = 0,
  onValueChange,
  className,
  ...rest
}: ImageViewerProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  const close = () => setOpen(false);
  return (
    <>
      {trigger
        ? withTrigger(trigger, {
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            onClick: () => setOpen(true),
          })
        : null}
      <Modal
        aria-label={label}
        {...rest}
        // Around a picture it is dark in every theme.
        data-fr-theme="dark"
        open={open}
        onClose={close}
        dismissible
        overlayClassName={styles.overlay}
        kind="viewer"
        className={cx(styles.root, className)}
      >
        <Suspense fallback={<ViewerWait isCarousel={images.length > 1} onClose={close} />}>
          <ViewerStage
            images={images}
            label={label}
            index={Math.max(0, Math.min(value, images.length - 1))}
            onIndexChange={setValue}
            onClose={close}
          />
        </Suspense>
      </Modal>
    </>
  );
}
