import { cx } from '@linaria/core';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.styles.ts';
import { useAccordion } from './Accordion.tsx';

/** Props of {@link AccordionItem}. */
export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'open' | 'title' | 'name'> {
  /** Names the item in the `value` of its accordion. */
  value: string;
  /** The heading that opens and closes the item. */
  title: ReactNode;
  /** Before the words of the heading, such as an icon. */
  start?: ReactNode;
  /** Can be neither opened nor closed now. */
  disabled?: boolean;
  /** What shows when the item is open. */
  children?: ReactNode;
}

/** A heading with what it opens, which the browser's own search finds too. Renders a `<details>`. */
export function AccordionItem({
  value,
  title,
  start,
  disabled,
  className,
  onToggle,
  children,
  ...rest
}: AccordionItemProps) {
  const accordion = useAccordion();
  const isOpen = accordion.open.includes(value);
  const Heading = `h${accordion.headingLevel}` as const;
  // The press goes through the accordion, which may refuse it or close another item in the same step.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (!disabled) accordion.onToggle(value, !isOpen);
  };
  return (
    <details
      {...rest}
      open={isOpen}
      className={cx(styles.item, className)}
      onToggle={(event) => {
        onToggle?.(event);
        // Opened by the browser, to show what was searched for: the accordion follows.
        const { open } = event.currentTarget;
        if (event.target !== event.currentTarget || open === isOpen) return;
        event.currentTarget.open = isOpen;
        accordion.onToggle(value, open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself; the rule does not know it. */}
      <summary className={styles.summary} aria-disabled={disabled || undefined} onClick={toggle}>
        {start}
        <Heading className={styles.heading}>{title}</Heading>
        <Icon icon={ChevronDown} size="small" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
