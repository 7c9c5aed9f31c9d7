import { cx } from '@linaria/core';
import { type FocusEvent, type HTMLAttributes, type ReactNode, type Ref, use, useEffect, useId } from 'react';
import * as styles from './List.styles.ts';
import { ListContext } from './List.tsx';

/** Props of {@link ListItem}. */
export interface ListItemProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Before the words: an avatar, an icon, a flag. */
  start?: ReactNode;
  /** The first line. */
  title: ReactNode;
  /** The second line. */
  secondary?: ReactNode;
  /** After the words: a time, a badge. */
  end?: ReactNode;
  /** This row is the one that is open now. */
  selected?: boolean;
  /** Leads to an address: the row is then an `<a>`. */
  href?: string;
  /** Cannot be chosen now; only for a row without an address. */
  disabled?: boolean;
  /** The button or link. */
  ref?: Ref<HTMLElement>;
}

/** One row of a `List`. Renders an `<li>` with a `<button>`, or an `<a>` with `href`; all props go to the latter. */
export function ListItem({
  start,
  title,
  secondary,
  end,
  selected,
  href,
  disabled,
  className,
  onFocus,
  ref,
  ...rest
}: ListItemProps) {
  const list = use(ListContext);
  const key = useId();
  const onItemsChange = list?.onItemsChange;
  const onStop = list?.onStop;

  // The list looks again when an item comes, goes, or is turned off or on.
  useEffect(() => {
    if (disabled) return undefined;
    onItemsChange?.();
    return onItemsChange;
  }, [onItemsChange, disabled]);

  useEffect(() => {
    if (selected && !disabled) onStop?.(key);
  }, [onStop, selected, disabled, key]);

  const shared = {
    'aria-current': selected ? ('true' as const) : undefined,
    tabIndex: list && list.stop !== null && list.stop !== key ? -1 : 0,
    ...rest,
    'data-list-item': key,
    ref: ref as Ref<never>,
    className: cx(styles.control, className),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      onStop?.(key);
      onFocus?.(event);
    },
    children: (
      <>
        {start}
        <span className={styles.words}>
          <span className={styles.line} data-list-title="">
            {title}
          </span>
          {secondary ? <span className={styles.secondary}>{secondary}</span> : null}
        </span>
        {end ? <span className={styles.end}>{end}</span> : null}
      </>
    ),
  };
  return (
    <li className={styles.item}>
      {href === undefined ? (
        <button type="button" {...shared} disabled={disabled} />
      ) : (
        <a {...shared} href={href} />
      )}
    </li>
  );
}
