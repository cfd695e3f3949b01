import { analyticsDatesAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { defaultDay } from '../../../entities/analytics/day.rules.ts';
import { atom, atomFamily } from '../../../shared/state.ts';

/** The day that a product's figures are about; `day` is null if no site has checked yet. */
export const productDayAtoms = atomFamily((product: string) =>
  atom((get) => {
    const { data, ...state } = get(analyticsDatesAtoms({ product }));
    const day = data === undefined ? undefined : (defaultDay(data, new Date()) ?? null);
    return { ...state, day };
  }),
);
