import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import { toLinkPreview } from './mapping/toMessage.ts';

/** Previews of links, fetched by the server. */
export const linksPort: NonNullable<ChatDataPort['links']> = {
  preview: async ({ url }, { signal }) => {
    const preview = await api.links.preview({ body: { url }, signal });
    return preview && toLinkPreview(preview);
  },
};
