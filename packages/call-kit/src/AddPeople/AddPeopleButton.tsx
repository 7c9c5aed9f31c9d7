import { Icon } from '@franca/ui/Icon';
import { cx } from '@linaria/core';
import { UserPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAdditions } from '../hooks/useAdditions.ts';
import { useCallText } from '../hooks/useCallText.ts';
import * as styles from './AddPeople.styles.ts';

/** Props of {@link AddPeopleButton}. */
export interface AddPeopleButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {}

/** Opens the choice of those who can be added to a call. Renders a `<button>` as wide as its parent, or nothing where the viewer can add nobody. */
export function AddPeopleButton({ className, ...rest }: AddPeopleButtonProps) {
  const { additions } = useAdditions();
  const text = useCallText();
  if (!additions) return null;
  return (
    <button
      aria-haspopup="dialog"
      {...rest}
      type="button"
      className={cx(styles.button, className)}
      data-fr-part="add-people-button"
    >
      <Icon icon={UserPlus} />
      {text('addPeople')}
    </button>
  );
}
