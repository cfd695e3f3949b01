import type { CollectedField } from '@pressdock/api/limits';
import type { Generated } from 'kysely';
import type { RequiredJson, Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const analyticsSettingsTables = [
  'analytics_settings',
  'collected_fields',
  'analytics_shares',
  'domain_erasures',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    analytics_settings: AnalyticsSettingsTable;
    collected_fields: CollectedFieldsTable;
    analytics_shares: AnalyticsSharesTable;
    domain_erasures: DomainErasuresTable;
  }
}

/** The choices of an account. Accounts without a row have the defaults. */
interface AnalyticsSettingsTable {
  account_id: string;
  /** How long the daily records of sites are stored. */
  retention_days: Generated<number>;
}

/** The optional fields that a product collects of consenting sites. Products without a row have the defaults. */
interface CollectedFieldsTable {
  item_id: string;
  account_id: string;
  fields: CollectedField[];
}

/** A link that shares a product's analytics. The token itself is not stored. */
interface AnalyticsSharesTable {
  id: string;
  account_id: string;
  item_id: string;
  name: string;
  token_hash: string;
  /** Null for the newest complete day. */
  day: string | null;
  compared_day: string | null;
  filters: string[];
  created_at: Timestamp;
}

/** The receipt for an erased domain. `reference` is a keyed hash of the domain. */
interface DomainErasuresTable {
  id: string;
  account_id: string;
  reference: string;
  erased_at: Timestamp;
  erased_by: string | null;
  /** The number of deleted rows by kind of record. */
  rows: RequiredJson<Record<string, number>>;
}
