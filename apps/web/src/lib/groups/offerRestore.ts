import { limits } from '@franca/contract';
import { translate } from '../../strings/texts.ts';
import { api, queries } from '../data/api.ts';
import { errorText } from '../data/errorText.ts';
import { queryClient } from '../data/queryClient.ts';
import { toasts } from '../data/toasts.ts';
import { session } from '../session/session.ts';
import { offersKey } from './hasOffers.ts';

/** A group that somebody deleted a moment ago. */
export interface DeletedGroup {
  /** Its id. */
  readonly topicId: string;
  /** Its name. */
  readonly name: string;
  /** Whoever deleted it; the viewer when left out. */
  readonly by?: { readonly id: string; readonly name: string };
}

/** An offer to one person, and until when it holds by the clock of this device. */
type Offer = DeletedGroup & { viewerId: string | null; until: number };

/** Toasts of the offers that are shown, by the ids of their groups. */
const shown = new Map<string, string>();

function readOffers(): Offer[] {
  try {
    const offers = JSON.parse(sessionStorage.getItem(offersKey) ?? '[]') as Offer[];
    // Nobody sees what was offered to somebody else in this tab.
    return offers.filter(({ viewerId }) => viewerId === session.getState().userId);
  } catch {
    return [];
  }
}

function keepOffers(offers: readonly Offer[]): void {
  try {
    if (offers.length > 0) sessionStorage.setItem(offersKey, JSON.stringify(offers));
    else sessionStorage.removeItem(offersKey);
  } catch {
    // Without a storage the offer does not survive a reload.
  }
}

/** Takes an offer away: the group is back, or its time is over. */
export function endOffer(topicId: string): void {
  const toast = shown.get(topicId);
  if (toast !== undefined) toasts.dismiss(toast);
  shown.delete(topicId);
  keepOffers(readOffers().filter((offer) => offer.topicId !== topicId));
}

async function restore(topicId: string): Promise<void> {
  endOffer(topicId);
  try {
    await api.groups.restore({ body: { topic_id: topicId } });
    toasts.show({ style: 'success', content: translate('groups.restored') });
    await queryClient.invalidateQueries(queries.topics.list());
  } catch (error) {
    toasts.show({ style: 'error', content: errorText(error) });
  }
}

function show({ topicId, name, by, until }: Offer): void {
  const duration = until - Date.now();
  if (shown.has(topicId) || duration <= 0) return;
  const isOwn = !by || by.id === session.getState().userId;
  const toast = toasts.show({
    style: isOwn ? 'success' : 'info',
    content: isOwn
      ? translate('groups.deleted')
      : translate('groups.deletedBy', { name: by.name, group: name }),
    duration,
    action: { label: translate('groups.undo'), onSelect: () => void restore(topicId) },
  });
  shown.set(topicId, toast);
  setTimeout(() => {
    if (shown.get(topicId) === toast) shown.delete(topicId);
    keepOffers(readOffers().filter((offer) => offer.until > Date.now()));
  }, duration);
}

/** Offers to bring back a group that was deleted at this moment, here or by somebody else; once for each group. */
export function offerRestore(group: DeletedGroup): void {
  if (shown.has(group.topicId)) return;
  // By the clock of this device: those of server and device may differ.
  const viewerId = session.getState().userId;
  const offer = { ...group, viewerId, until: Date.now() + limits.groupRestoreSeconds * 1000 };
  keepOffers([...readOffers().filter(({ topicId }) => topicId !== group.topicId), offer]);
  show(offer);
}

/** Offers again what this tab offered before it was loaded anew. */
export function offerAgain(): void {
  for (const offer of readOffers()) show(offer);
}
