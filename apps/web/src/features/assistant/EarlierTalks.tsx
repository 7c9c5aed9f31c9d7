import { Button } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/data/api.ts';
import { useText } from '../../strings/texts.ts';

/** Props of {@link EarlierTalks}. */
export interface EarlierTalksProps {
  /** Opens SmartTalk. */
  onOpen: () => void;
}

/** The way to conversations with SmartTalk that one had with another plan; nothing where there is none (docs/behaviour/permissions.md, SmartTalk). */
export function EarlierTalks({ onOpen }: EarlierTalksProps) {
  const text = useText();
  const { data: topics = [] } = useQuery(queries.assistant.topics());
  if (topics.length === 0) return null;
  return (
    <div>
      <Button variant="neutral" onClick={onOpen}>
        {text('plans.earlierTalks')}
      </Button>
    </div>
  );
}
