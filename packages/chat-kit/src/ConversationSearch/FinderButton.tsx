import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Search } from 'lucide-react';
import { useChatText } from '../hooks/useChatText.ts';
import type { FinderModel } from '../hooks/useFinder.ts';

/** Props of {@link FinderButton}. */
export interface FinderButtonProps {
  /** Finding in the conversation. */
  finder: FinderModel;
}

/** Opens the search of a conversation. Renders a `<button>`. */
export function FinderButton({ finder }: FinderButtonProps) {
  const text = useChatText();
  return (
    <IconButton ref={finder.opener} label={text('searchMessages')} onClick={finder.open}>
      <Icon icon={Search} />
    </IconButton>
  );
}
