import { Avatar as OwnAvatar } from '@franca/ui/Avatar';
import { createSlot } from '@franca/ui/kit';

/** The picture of a person, wherever one stands. */
export const Avatar = createSlot('Avatar', OwnAvatar);
