// What `/chat` shows beside chats and conversation, in one file: it is loaded when the page is idle, or when it is asked for.
export { ChatInfo } from '../../features/chat/conversation/ChatInfo.tsx';
export { ContactsColumn } from '../../features/people/ContactsColumn.tsx';
export { ProfileDialog } from '../../features/people/ProfileDialog.tsx';
export { RequestsPage } from '../../features/people/RequestsPage.tsx';
export { FirstSteps } from './FirstSteps.tsx';
export { NotificationArea } from './NotificationArea.tsx';
