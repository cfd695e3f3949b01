import type { SiteValuesResponse } from '@pressdock/api';
import { OTHER_VALUES, type SiteFact } from '@pressdock/api/limits';

/** The facts whose rare values could identify a site, such as a theme with the name of a company. */
const IDENTIFYING: ReadonlySet<SiteFact> = new Set(['hosting', 'theme']);

/** The sites with a value from which it is shared. */
export const LEAST_SHARED_SITES = 3;

/**
 * Returns the values of a fact as a link shares them: rare values that could identify a site are counted
 * together as `(other)`.
 * @param values most sites first
 */
export function maskRareValues(fact: SiteFact, values: SiteValuesResponse['data']) {
  if (!IDENTIFYING.has(fact)) return values;
  const isFrequent = ({ value, sites }: { value: string; sites: number }) =>
    value === '' || (sites >= LEAST_SHARED_SITES && value !== OTHER_VALUES);
  const others = values
    .filter((entry) => !isFrequent(entry))
    .reduce((sum, { sites }) => sum + sites, 0);
  const frequent = values.filter(isFrequent);
  return others === 0 ? frequent : [...frequent, { value: OTHER_VALUES, sites: others }];
}
