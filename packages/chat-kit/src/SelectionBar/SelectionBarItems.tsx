import { createSlot } from '@franca/ui/kit';
import type { ReactNode } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';

/** Props of {@link SelectionBarItems}. */
export interface SelectionBarItemsProps {
  /** The chosen messages, oldest first. */
  messages: readonly ChatMessage[];
  /** Ends the choice. */
  onEnd: () => void;
}

/** Where an application puts what else can be done with several messages at once. Renders nothing of its own. */
export const SelectionBarItems = createSlot(
  'SelectionBarItems',
  function SelectionBarItems(_props: SelectionBarItemsProps): ReactNode {
    return null;
  },
);
