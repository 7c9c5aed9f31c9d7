import { cx } from '@linaria/core';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { useText } from '../i18n/useText.ts';
import { joinHandlers } from '../internals/joinHandlers.ts';
import { leaveAboveLayers, reachAboveLayers } from '../internals/reachAboveLayers.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './Toaster.styles.ts';
import { useShownToasts } from './useShownToasts.ts';
import { useToastStore } from './useToastStore.ts';

/** Keeps `--keyboard` of an element at the height of the keyboard on the screen, which covers what is fixed at the end. */
function useKeyboardInset(element: RefObject<HTMLElement | null>, needed: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!needed || !viewport) return;
    const measure = () => {
      // Enlarged with two fingers, the viewport is small as well.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element, needed]);
}

const loadKeepClear = () => import('./keepClear.ts').then(({ watchClear }) => watchClear);

/** Keeps the toasts of a section from covering buttons, fields and the newest message, as these and the toasts come and go. */
function useClearPlace(section: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void loadKeepClear().then(
      (watchClear) => {
        if (!isOver && section.current) stop = watchClear(section.current);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [section, count]);
}

/** Props of {@link Toaster}. */
export type ToasterProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * The stack of toasts at the lower edge, the newest lowest; place it once, at the end of the application. Its clocks
 * stand still while the pointer or the focus is on it; F6 leads to it and back, and a swipe dismisses a toast.
 * Renders a `<section>` that screen readers can jump to, with a polite live region inside.
 */
export function Toaster({ className, ref, ...rest }: ToasterProps) {
  const text = useText();
  const store = useToastStore();
  const [shown, forget] = useShownToasts(store);
  const section = useRef<HTMLElement>(null);
  const holders = useRef(new Set<'pointer' | 'focus'>());
  const merged = useMergedRef(useMergedRef(section, reachAboveLayers), ref);
  const count = shown.filter(({ state }) => state === 'open').length;
  useKeyboardInset(section, shown.length > 0);
  useClearPlace(section, shown.length);

  // The last toast may leave from under the pointer, and then no "leave" event ever comes.
  useEffect(() => {
    if (count > 0) return;
    holders.current.clear();
    store.resume();
  }, [count, store]);

  const dismiss = (id: string) => {
    const element = section.current;
    if (element?.contains(document.activeElement)) {
      if (count > 1) element.focus({ preventScroll: true });
      else leaveAboveLayers();
    }
    store.dismiss(id);
  };
  const hold = (by: 'pointer' | 'focus', isHeld: boolean) => {
    if (isHeld) holders.current.add(by);
    else holders.current.delete(by);
    if (holders.current.size > 0) store.pause();
    else store.resume();
  };
  const own = {
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: () => hold('focus', false),
  };

  return (
    <section
      data-fr-toaster=""
      aria-label={text('notifications')}
      tabIndex={-1}
      {...joinHandlers(rest, own)}
      ref={merged}
      className={cx(styles.root, className)}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.map(({ toast, state }) => (
          <ToastCard key={toast.id} toast={toast} state={state} onDismiss={dismiss} onLeft={forget} />
        ))}
      </ol>
    </section>
  );
}
