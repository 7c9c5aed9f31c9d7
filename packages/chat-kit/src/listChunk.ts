// What stands around the rows of the chat list, in one file that comes right after the list.
export { ListFilters } from './ChatList/ListFilters.tsx';
export { NothingFiltered } from './ChatList/NothingFiltered.tsx';
