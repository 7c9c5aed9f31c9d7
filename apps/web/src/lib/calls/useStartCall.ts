import { useNavigate } from 'react-router-dom';
import { useChatAddress } from '../chatAddress/ChatAddressProvider.tsx';
import { usePlan } from '../data/usePlan.ts';
import { type CallEntry, callPath } from './callAddress.ts';

/** Begins a call in a conversation; where the plan does not include it the plans open, and nothing is asked of the server. */
export function useStartCall(): (topicId: string, isVideo: boolean) => void {
  const navigate = useNavigate();
  const { includes } = usePlan();
  const { openPlans } = useChatAddress();
  return (topicId, isVideo) => {
    const feature = isVideo ? 'videoCall' : 'audioCall';
    if (!includes(feature)) return openPlans(feature);
    const state: CallEntry = { type: 'calling', startedAt: Date.now() };
    void navigate(callPath({ topicId, uuid: crypto.randomUUID(), isVideo }), { state });
  };
}
