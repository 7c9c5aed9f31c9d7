import { lazyPart } from '@franca/ui/kit';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { DialogProps } from '../components/DialogProps.ts';
import { CallPage } from '../features/calls/CallPage.tsx';
import { readCallAddress } from '../lib/calls/callAddress.ts';
import { useSession } from '../lib/session/session.ts';

const PlansDialog = lazyPart(
  () => import('../features/billing/PlansDialog.tsx'),
  'PlansDialog',
  ({ onOpenChange }) => onOpenChange(false),
);

/** The plans, for whoever wants a transcript. */
const Plans = (props: DialogProps) => <PlansDialog {...props} wanted="transcript" />;

/** `/calling`: a call; without both ids there is none. */
export function Component() {
  const { search } = useLocation();
  const address = useMemo(() => readCallAddress(search), [search]);
  const userId = useSession((state) => state.userId);
  if (!address || !userId) return <Navigate to="/chat" replace />;
  return <CallPage key={address.uuid} address={address} userId={userId} Plans={Plans} />;
}
