import type { EventSocket } from '@franca/api-client';
import type { GesturesPort } from '@franca/call-kit';
import { callEventNames, callReactions } from '@franca/contract';

/** Hands and reactions of a call over the server of this application. */
export function createGesturesPort(uuid: string, socket: EventSocket<'/call'>): GesturesPort {
  const need = ({ success }: { readonly success: boolean }): void => {
    if (!success) throw new Error('The server refused a hand or a reaction.');
  };
  return {
    raise: async (isRaised) =>
      need(await socket.emit(callEventNames.callHand, { uuid, is_raised: isRaised })),
    react: async (emoji) => {
      const known = callReactions.find((one) => one === emoji);
      if (!known) throw new Error(`The server knows no reaction ${emoji}.`);
      need(await socket.emit(callEventNames.callReact, { uuid, emoji: known }));
    },
    subscribe: ({ onHand, onReaction, onReset }) => {
      const stops = [
        socket.on(callEventNames.handChanged, { uuid }, ({ user_id, raised_at }) =>
          onHand({ userId: user_id, raisedAt: raised_at === null ? null : Date.parse(raised_at) }),
        ),
        socket.on(callEventNames.reactionShown, { uuid }, ({ user_id, emoji }) =>
          onReaction({ userId: user_id, emoji }),
        ),
        // Sent to a page that subscribes, so after each new connection.
        socket.on(callEventNames.handsRaised, { uuid }, ({ hands }) =>
          onReset(
            hands.map(({ user_id, raised_at }) => ({ userId: user_id, raisedAt: Date.parse(raised_at) })),
          ),
        ),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
