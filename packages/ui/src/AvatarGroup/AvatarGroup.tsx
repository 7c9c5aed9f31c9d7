import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { face, root as round } from '../Avatar/Avatar.styles.ts';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { useFormat } from '../i18n/useFormat.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AvatarGroup.styles.ts';

/** Someone in an {@link AvatarGroup}. */
export interface AvatarGroupPerson {
  /** distinguishes people who have the same name. Default: the name. */
  id?: string;
  /** The person's name. */
  name: string;
  /** Address of the picture; initials are shown without one. */
  src?: string | null;
}

/** Props of {@link AvatarGroup}. */
export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The people, in the order in which they are shown. */
  people: readonly AvatarGroupPerson[];
  /** How many circles there may be, the one with the number among them. Default 4. */
  max?: number;
  /** How many people there are in all, when `people` contains only the first of them. */
  total?: number;
  /** Size of the circles, as of an `Avatar`. Default `medium`. */
  size?: AvatarProps['size'];
}

/**
 * Several people in little room, their pictures overlapping; those without room are a number that screen readers take
 * for their names. Renders a `<ul>`; the rings between the pictures follow `--avatar-ring`.
 */
export function AvatarGroup({
  people,
  max = 4,
  total = people.length,
  size = 'medium',
  className,
  ...rest
}: AvatarGroupProps) {
  const format = useFormat();
  const shown = people.slice(0, total > max ? Math.max(1, max - 1) : max);
  const hidden = people.slice(shown.length).map((person) => person.name);
  const more = Math.max(total, people.length) - shown.length;
  const number = format.number(more, { signDisplay: 'always' });
  return (
    <ul {...rest} className={cx(styles.root, className)} data-size={size}>
      {shown.map(({ id, name, src }) => (
        <li key={id ?? name} className={styles.item}>
          <Avatar name={name} src={src} size={size} />
        </li>
      ))}
      {more > 0 ? (
        <li className={styles.item}>
          <span className={round} data-size={size}>
            <span className={cx(face, styles.more)} aria-hidden={hidden.length > 0 || undefined}>
              {number}
            </span>
            {hidden.length > 0 ? <VisuallyHidden>{format.list(hidden)}</VisuallyHidden> : null}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
