import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnreadLine } from './UnreadLine.tsx';

const meta: Meta = { title: 'Chat/UnreadLine', component: UnreadLine };

export default meta;

/** Above the first message that was unread at opening. */
export const Default: StoryObj = {};

/** Right to left. */
export const RightToLeft: StoryObj = { globals: { locale: 'ar', direction: 'rtl' } };
