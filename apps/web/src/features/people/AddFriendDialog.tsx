import type { User } from '@franca/contract';
import { Avatar, Dialog } from '@franca/ui';
import type { DialogProps } from '../../components/DialogProps.ts';
import * as rows from '../../components/Rows.styles.ts';
import { useRelationAction } from '../../lib/people/useRelationAction.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './People.styles.ts';
import { PeopleSearch } from './PeopleSearch.tsx';
import { PersonPlace } from './PersonPlace.tsx';
import { RelationButton } from './RelationButton.tsx';

function FoundPeople({ people }: { people: readonly User[] }) {
  const text = useText();
  const { act, pending } = useRelationAction();
  return (
    <ul className={rows.list} aria-label={text('people.findPeople')}>
      {people.map((person) => (
        <li key={person._id} className={styles.person}>
          <Avatar decorative name={person.name} src={person.avatar} verified={person.is_verified} />
          <span className={rows.words}>
            <bdi className={rows.name}>{person.name}</bdi>
            <span className={rows.detail}>
              <PersonPlace person={person} />
            </span>
          </span>
          <RelationButton person={person} place="search" pending={pending} onAct={act} />
        </li>
      ))}
    </ul>
  );
}

/** Finds people by name, number or address, with the one button of the relation beside each. */
export function AddFriendDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  return (
    <Dialog open={open} inHistory={inHistory} onOpenChange={onOpenChange} title={text('shell.addFriend')}>
      <PeopleSearch>{(people) => <FoundPeople people={people} />}</PeopleSearch>
    </Dialog>
  );
}
