/** How many deliveries are in progress at the same time. */
export interface SendingLimits {
  total: number;
  perAccount: number;
  /** Of all accounts, so that no host is flooded. */
  perHost: number;
  /** Fewer than `perAccount` and `perHost`, so that a slow host takes up neither. */
  perAccountAtHost: number;
}

/** A delivery in progress. */
export interface SendingDelivery {
  accountId: string;
  host: string;
}

/** A delivery that is due. */
export interface DueDelivery extends SendingDelivery {
  id: string;
  endpointId: string;
  /** Whether it probes an endpoint that kept failing. Only one delivery at a time may. */
  isProbe: boolean;
}

/**
 * Returns which due deliveries to send now. The accounts take turns: those with the fewest deliveries in
 * progress first, of these the one that waited longest since its last turn.
 * @param due by time; the earliest delivery of an account is sent first
 * @param lastTurns a number per account that is higher for a later turn
 */
export function planDeliveries(
  due: readonly DueDelivery[],
  sending: readonly SendingDelivery[],
  lastTurns: ReadonlyMap<string, number>,
  limits: SendingLimits,
): DueDelivery[] {
  const counts = new Map<string, number>();
  const keysOf = ({ accountId, host }: SendingDelivery): [string, number][] => [
    [accountId, limits.perAccount],
    [`at ${host}`, limits.perHost],
    [`${accountId} at ${host}`, limits.perAccountAtHost],
  ];
  const countOf = (key: string) => counts.get(key) ?? 0;
  const count = (one: SendingDelivery) => {
    for (const [key] of keysOf(one)) counts.set(key, countOf(key) + 1);
  };
  for (const one of sending) count(one);

  const planned: DueDelivery[] = [];
  const probed = new Set<string>();
  const isAllowed = (one: DueDelivery) =>
    !(one.isProbe && probed.has(one.endpointId)) &&
    keysOf(one).every(([key, limit]) => countOf(key) < limit);

  const waiting = Map.groupBy(due, ({ accountId }) => accountId);
  const turnOf = (accountId: string) => lastTurns.get(accountId) ?? -1;
  let accounts = [...waiting.keys()].sort(
    (one, other) => countOf(one) - countOf(other) || turnOf(one) - turnOf(other),
  );
  while (accounts.length > 0) {
    accounts = accounts.filter((accountId) => {
      const queue = waiting.get(accountId) ?? [];
      const index = queue.findIndex(isAllowed);
      const [next] = index < 0 ? [] : queue.splice(index, 1);
      if (!next || sending.length + planned.length >= limits.total) return false;
      count(next);
      probed.add(next.endpointId);
      planned.push(next);
      return true;
    });
  }
  return planned;
}
