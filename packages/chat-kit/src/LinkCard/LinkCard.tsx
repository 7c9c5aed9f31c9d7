import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Link2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { LinkPreview } from '../core/model/LinkPreview.ts';
import * as styles from './LinkCard.styles.ts';

/** Props of {@link LinkCard}. */
export interface LinkCardProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** What the page says. */
  preview: LinkPreview;
}

/**
 * What the page behind a link says about itself, always equally high, so that nothing moves when its picture comes. Renders an
 * `<a>` that opens the page in another tab.
 */
export const LinkCard = createSlot(
  'LinkCard',
  function LinkCard({ preview, className, ...rest }: LinkCardProps) {
    const { url, host, title, description, site, imageUrl } = preview;
    const place = site && site.toLowerCase() !== host.toLowerCase() ? `${site} · ${host}` : host;
    return (
      <a
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="link-card"
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {imageUrl ? (
          <img className={styles.picture} src={imageUrl} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={styles.picture}>
            <Link2 aria-hidden="true" />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title}>
            <bdi>{title}</bdi>
          </span>
          {description ? (
            <span className={styles.more}>
              <bdi>{description}</bdi>
            </span>
          ) : null}
          <span className={styles.more}>
            <bdi>{place}</bdi>
          </span>
        </span>
      </a>
    );
  },
);
