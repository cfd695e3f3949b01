import { DELINQUENCY_DAYS } from '@pressdock/api/limits';
import type { Row } from '../db/schema.ts';
import { addDays } from './permissions.rules.ts';

/** The columns of an account that decide whether its sites are served. */
export type ServingFacts = Pick<Row<'users'>, 'is_delinquent' | 'delinquent_since'>;

/**
 * Returns whether the sites of an account's customers are served: until 60 days after an unpaid invoice.
 * The only rule for updates, downloads, Composer, license checks and feature flags. A state that the
 * operator set has no date, so it never ends serving.
 */
export function isServed({ is_delinquent, delinquent_since }: ServingFacts, now: Date): boolean {
  if (!is_delinquent || delinquent_since === null) return true;
  return now < addDays(delinquent_since, DELINQUENCY_DAYS.serving);
}
