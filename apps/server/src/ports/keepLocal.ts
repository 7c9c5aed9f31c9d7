/** An engine that is reached over a network has a host; one that runs in this server has none. */
type Placed = { readonly host?: string | null | undefined };

/**
 * The engines that may see a text: all, or those that run in this server alone. Whatever has an address counts as a third
 * party, also one of this machine: it may pass on what it gets.
 */
export const keepLocal = <Engine extends Placed>(
  engines: readonly Engine[],
  isLocalOnly: boolean | undefined,
): readonly Engine[] => (isLocalOnly ? engines.filter(({ host }) => host == null) : engines);
