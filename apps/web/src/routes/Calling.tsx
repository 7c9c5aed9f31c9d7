import { lazyPart } from '@franca/ui/kit';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { DialogProps } from '../components/DialogProps.ts';
import { callStage } from '../features/calls/callStage.ts';
import { readCallAddress, readCallEntry } from '../lib/calls/callAddress.ts';
import { useSession } from '../lib/session/session.ts';

const PlansDialog = lazyPart(
  () => import('../features/billing/PlansDialog.tsx'),
  'PlansDialog',
  ({ onOpenChange }) => onOpenChange(false),
);

/** The plans, for whoever wants a transcript. */
const Plans = (props: DialogProps) => <PlansDialog {...props} wanted="transcript" />;

/** `/calling`: a call, which stands outside of the routes and is shown whole here; without both ids there is none. */
export function Component() {
  const { search, state } = useLocation();
  const address = useMemo(() => readCallAddress(search), [search]);
  const userId = useSession((state) => state.userId);
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    if (address && userId) callStage.open({ address, entry: readCallEntry(latest.current), Plans });
  }, [address, userId]);
  return address && userId ? null : <Navigate to="/chat" replace />;
}
