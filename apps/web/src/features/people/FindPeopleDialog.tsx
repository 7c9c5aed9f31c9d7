import type { User } from '@franca/contract';
import { Avatar, Dialog, List, ListItem, Spinner } from '@franca/ui';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useLanguageName, useOriginNames } from '../../lib/names/useNames.ts';
import { shownUsername } from '../../lib/people/profileLink.ts';
import { useStartChat } from '../../lib/people/useStartChat.ts';
import { useText } from '../../strings/texts.ts';
import { PeopleSearch } from './PeopleSearch.tsx';

function FoundPeople({ people }: { people: readonly User[] }) {
  const text = useText();
  const origins = useOriginNames();
  const languageName = useLanguageName();
  const { start, startingId } = useStartChat();
  return (
    <List aria-label={text('people.findPeople')}>
      {people.map((person) => (
        <ListItem
          key={person._id}
          start={<Avatar decorative name={person.name} src={person.avatar} verified={person.is_verified} />}
          title={<bdi>{person.name}</bdi>}
          secondary={[
            person.username && shownUsername(person.username),
            person.country && origins.country(person.country),
            person.language && languageName(person.language),
          ]
            .filter(Boolean)
            .join(' · ')}
          end={startingId === person._id ? <Spinner size="small" /> : null}
          onClick={() => start(person)}
        />
      ))}
    </List>
  );
}

/** Finds people by name and opens a conversation with one of them. */
export function FindPeopleDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  return (
    <Dialog open={open} inHistory={inHistory} onOpenChange={onOpenChange} title={text('people.newChat')}>
      <PeopleSearch>{(people) => <FoundPeople people={people} />}</PeopleSearch>
    </Dialog>
  );
}
