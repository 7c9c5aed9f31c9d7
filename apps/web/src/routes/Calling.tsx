import { lazyPart } from '@franca/ui/kit';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { DialogProps } from '../components/DialogProps.ts';
import { type CallConversationPart, callStage } from '../features/calls/callStage.ts';
import { type CallEntry, callPath, readCallAddress, readCallEntry } from '../lib/calls/callAddress.ts';
import { useSession } from '../lib/session/session.ts';
import { createCallConversation } from './calling/createCallConversation.tsx';

const PlansDialog = lazyPart(
  () => import('../features/billing/PlansDialog.tsx'),
  'PlansDialog',
  ({ onOpenChange }) => onOpenChange(false),
);

/** The plans, for whoever wants a transcript. */
const Plans = (props: DialogProps) => <PlansDialog {...props} wanted="transcript" />;

const loadConversation = async () => {
  const { conversationParts } = await import('./Chat.tsx');
  return { CallConversation: createCallConversation(conversationParts) };
};

const conversation: CallConversationPart = {
  load: loadConversation,
  View: lazyPart(loadConversation, 'CallConversation', ({ onClose }) => onClose()),
};

/** `/calling`: a call, which stands outside of the routes and is shown whole here; without both ids there is none. */
export function Component() {
  const { search, state } = useLocation();
  const address = useMemo(() => readCallAddress(search), [search]);
  const userId = useSession((state) => state.userId);
  const navigate = useNavigate();
  const latest = useRef({ state, navigate });
  latest.current = { state, navigate };
  useEffect(() => {
    if (!address || !userId) return;
    const entry = readCallEntry(latest.current.state);
    const open = callStage.get()?.address;
    if (entry?.type === 'calling' && open?.topicId === address.topicId && open.uuid !== address.uuid) {
      // A conversation has one call at a time, and the person is in it.
      const state: CallEntry = { type: 'return' };
      void latest.current.navigate(callPath(open), { replace: true, state });
    } else callStage.open({ address, entry, Plans, conversation });
  }, [address, userId]);
  return address && userId ? null : <Navigate to="/chat" replace />;
}
