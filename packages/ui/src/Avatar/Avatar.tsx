import { cx } from '@linaria/core';
import { BadgeCheck, User } from 'lucide-react';
import { type ComponentProps, use, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import * as styles from './Avatar.styles.ts';
import { AvatarSizesContext } from './AvatarSizesContext.ts';
import { initialsOf } from './initialsOf.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps extends ComponentProps<'span'> {
  /** The person's or group's name: alternative text, and the source of the initials. Empty shows a silhouette. */
  name: string;
  /** Address of the picture; initials are shown without one, and when it cannot be loaded. */
  src?: string | null;
  /** 24, 32, 40, 48 or 96 pixels. Default `medium`. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge';
  /** Shows whether the person is online. */
  presence?: 'online' | 'offline';
  /** Shows the mark of a verified account. */
  verified?: boolean;
  /** The name stands beside the avatar already, so screen readers skip the picture. */
  decorative?: boolean;
}

/** Pixels that a picture fills. */
const pixels = { tiny: 24, small: 32, medium: 40, large: 48, huge: 96 };

const hueOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;

/** A person's picture or initials. Renders a `<span>`; the ring of the presence dot follows `--avatar-ring`. */
export function Avatar({
  name,
  src,
  size = 'medium',
  presence,
  verified,
  decorative,
  className,
  ...rest
}: AvatarProps) {
  const text = useText();
  const srcSet = use(AvatarSizesContext)?.(src ?? '');
  const [broken, setBroken] = useState<string>();
  const says = [name, presence === 'online' && text('online'), verified && text('verified')];
  const naming = decorative
    ? ({ 'aria-hidden': true } as const)
    : { role: 'img', 'aria-label': says.filter(Boolean).join(', ') };
  return (
    <span {...naming} {...rest} className={cx(styles.root, className)} data-size={size}>
      <span className={styles.face} data-hue={hueOf(name)}>
        {src && src !== broken ? (
          <img
            ref={(image) => {
              // A picture in a server's markup may have failed before a handler was attached.
              if (image?.complete && image.naturalWidth === 0)
                void image.decode().catch(() => setBroken(src));
            }}
            className={styles.image}
            srcSet={srcSet}
            sizes={srcSet && `${pixels[size]}px`}
            src={src}
            alt=""
            draggable={false}
            onError={() => setBroken(src)}
          />
        ) : (
          <span aria-hidden="true">{initialsOf(name) || <User className={styles.nobody} />}</span>
        )}
      </span>
      {presence ? <span className={styles.presence} data-state={presence} /> : null}
      {verified ? <BadgeCheck className={styles.verified} aria-hidden="true" /> : null}
    </span>
  );
}
