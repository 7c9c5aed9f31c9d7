import { type Feature, missingFeature, type PackageName, planIncludes } from '@franca/contract';
import { useCallback, useEffect } from 'react';
import { onNotPermitted } from './permissions.ts';
import { useMe } from './useMe.ts';

/** What a person may do by the plan, as the server reads the same table. */
export interface PlanAccess {
  /** The plan; free while it is not known. */
  readonly plan: PackageName;
  /** Whether everything is open to everybody on this server. */
  readonly isOpenServer: boolean;
  /** Whether the plan has a feature. */
  readonly includes: (feature: Feature) => boolean;
}

/** The plan of the person signed in. */
export function usePlan(): PlanAccess {
  const { data: me } = useMe();
  const plan = me?.subscription.package ?? 'free';
  return {
    plan,
    isOpenServer: me?.subscription.status === 'open',
    includes: useCallback((feature: Feature) => planIncludes(plan, feature), [plan]),
  };
}

/** Calls `ask` with the missing feature whenever a call fails because the person's own plan does not include it. */
export function useNotPermitted(ask: (feature: Feature) => void): void {
  const { plan } = usePlan();
  useEffect(
    () =>
      onNotPermitted(({ feature }) => {
        // A plan of one's own does not open somebody else's group: that conversation says why it is closed.
        if (feature !== null && feature !== 'openTopic') ask(missingFeature(feature, { plan }));
      }),
    [plan, ask],
  );
}
