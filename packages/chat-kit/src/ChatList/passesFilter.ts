import type { ListFilter } from '../core/choices/createListFilter.ts';
import type { Topic } from '../core/model/Topic.ts';
import { isUnread } from './isUnread.ts';

/** Whether a conversation belongs to what a filter shows. */
export function passesFilter(topic: Topic, filter: ListFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unread':
      return isUnread(topic);
    case 'groups':
      return topic.isGroup;
  }
}
