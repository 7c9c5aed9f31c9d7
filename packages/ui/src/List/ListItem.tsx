import { useListItem } from '@floating-ui/react';
import { cx } from '@linaria/core';
import { type FocusEvent, type HTMLAttributes, type ReactNode, type Ref, use } from 'react';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './List.styles.ts';
import { ListContext } from './ListContext.ts';

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
  const item = useListItem();
  const shared = {
    'aria-current': selected ? ('true' as const) : undefined,
    tabIndex: list && item.index !== list.activeIndex ? -1 : 0,
    ...rest,
    ref: useMergedRef<HTMLElement>(item.ref, ref),
    className: cx(styles.control, className),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      list?.setActiveIndex(item.index);
      onFocus?.(event);
    },
    children: (
      <>
        {start}
        <span className={styles.words}>
          <span className={styles.line}>{title}</span>
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
