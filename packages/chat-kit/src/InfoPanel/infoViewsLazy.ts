// The views that a panel opens with, in one file.
export { MembersView } from '../MembersView/MembersView.tsx';
export { InfoOverview } from './InfoOverview.tsx';
