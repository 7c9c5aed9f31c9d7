import { Button } from '@franca/ui/Button';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantRow.styles.ts';

/** Props of {@link RefusedLine}. */
export interface RefusedLineProps {
  /** Asks once more. */
  onRetry: () => void;
  /** Gives the question up. */
  onDiscard: () => void;
}

/** What can be done with a question that was refused. Renders a `<div>`. */
export function RefusedLine({ onRetry, onDiscard }: RefusedLineProps) {
  const text = useAssistantText();
  return (
    <div className={styles.refused}>
      <Button size="small" variant="ghost" onClick={onRetry}>
        {text('retry')}
      </Button>
      <Button size="small" variant="ghost" onClick={onDiscard}>
        {text('discard')}
      </Button>
    </div>
  );
}
