import { cx } from '@linaria/core';
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import { useText } from '../i18n/useText.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './Toaster.styles.ts';
import { useToastStore } from './useToastStore.ts';

/** Props of {@link Toaster}. */
export type ToasterProps = Omit<ComponentProps<'section'>, 'children'>;

const nothing: readonly never[] = [];

/**
 * The stack of toasts; place it once, at the end of the application. Its clocks stand still while the pointer or the
 * focus is on it. Renders a `<section>` that screen readers can jump to, with a polite live region inside.
 */
export function Toaster({ className, ...rest }: ToasterProps) {
  const text = useText();
  const store = useToastStore();
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => nothing);

  // The last toast may leave from under the pointer, and then no "leave" event ever comes.
  useEffect(() => {
    if (toasts.length === 0) store.resume();
  }, [toasts, store]);

  return (
    <section
      data-fr-toaster=""
      aria-label={text('notifications')}
      {...rest}
      className={cx(styles.root, className)}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={store.dismiss} />
        ))}
      </ol>
    </section>
  );
}
