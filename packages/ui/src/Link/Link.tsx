import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useText } from '../i18n/useText.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.styles.ts';

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Leads out of the application: opens a new tab and says so to screen readers. */
  external?: boolean;
  /** Takes the colour of the text around it. */
  quiet?: boolean;
}

/** Leads to another page. Renders an `<a>`; routers can use its class through {@link linkClassName}. */
export function Link({ external, quiet, className, children, ...rest }: LinkProps) {
  const text = useText();
  return (
    <a
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
      {...rest}
      className={cx(styles.root, className)}
      data-quiet={quiet ? '' : undefined}
    >
      {children}
      {external ? <VisuallyHidden> ({text('opensInNewTab')})</VisuallyHidden> : null}
    </a>
  );
}

/** The class of a link, for elements that a router or a text toggle renders. */
export const linkClassName: string = styles.root;
