import type { PlansResponse } from '@pressdock/api';
import { BILLING_TAB_MS } from '@pressdock/api/limits';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useSetAtom } from '../../../shared/state.ts';
import { type CardResult, cardResultOf, leadsToPayment, withTab } from '../billing.rules.ts';
import { refreshBillingAtom } from '../change/change.queries.ts';

/** How often, and how many times, to look for a card that Stripe has reported as added. */
const LOOK_MS = 2000;
const LOOKS = 10;

/**
 * Returns how the person came back from Stripe's page. Opens the payment tab a moment later, which
 * removes the result from the URL, so that a reload does not show it again.
 * @see specification, sections 2 and 9, "billing tab switch"
 */
export function useCardResult({ card }: Pick<PlansResponse, 'card'>): CardResult | undefined {
  const [search, setSearch] = useSearchParams();
  const [result, setResult] = useState(() => cardResultOf(search));
  const isLeading = leadsToPayment(search);

  useEffect(() => {
    if (!isLeading) return;
    const timer = setTimeout(() => {
      setResult(cardResultOf(new URLSearchParams(location.search)));
      setSearch(withTab('payment'), { replace: true });
    }, BILLING_TAB_MS);
    return () => clearTimeout(timer);
  }, [isLeading, setSearch]);

  useExpectedCard(result === 'added' && card === null);
  return result;
}

/** Looks for the new card until it is there; Stripe reports it to the server a moment later. */
function useExpectedCard(isExpected: boolean) {
  const refresh = useSetAtom(refreshBillingAtom);
  useEffect(() => {
    if (!isExpected) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      void refresh();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isExpected, refresh]);
}
