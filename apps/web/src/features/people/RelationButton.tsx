import { type RelationPlace, relationButton, relationOf, type User } from '@franca/contract';
import { Button, type ButtonProps } from '@franca/ui';
import type { RelationRequest } from '../../lib/people/useRelationAction.ts';
import { useText } from '../../strings/texts.ts';

/** Props of {@link RelationButton}. */
export interface RelationButtonProps {
  /** Who. */
  person: User;
  /** Where the button stands. */
  place: RelationPlace;
  /** The action that is under way. */
  pending: RelationRequest | null;
  /** Does something. */
  onAct: (request: RelationRequest) => void;
}

const variants = {
  add: 'primary',
  resend: 'resend',
  accept: 'accept',
  unblock: 'neutral',
  unfriend: 'block',
} as const satisfies Record<string, ButtonProps['variant']>;

/** The one button of a relation (docs/behaviour/people.md, Relation and action). */
export function RelationButton({ person, place, pending, onAct }: RelationButtonProps) {
  const text = useText();
  const { label, action } = relationButton(relationOf(person), place);
  const reason = label === 'resend' ? 'people.waitsForAnswer' : 'people.isFriend';
  return (
    <Button
      size="small"
      variant={variants[label]}
      loading={pending?.id === person._id && pending.action === action}
      disabledReason={action === null ? text(reason) : null}
      aria-label={`${text(`people.${label}`)}: ${person.name}`}
      onClick={() => action && onAct({ id: person._id, action })}
    >
      {text(`people.${label}`)}
    </Button>
  );
}
