import type { UpdateOutcome } from '@pressdock/api/limits';
import type { Generated } from 'kysely';
import type { Json, Time } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';
import type { OutcomeCounts, SharedByOutcome } from './updateHealth.rules.ts';

/** The tables of this module. */
export const updateHealthTables = [
  'release_outcomes',
  'release_health',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    release_health: ReleaseHealthTable;
    release_outcomes: ReleaseOutcomesTable;
  }
}

/** How the updates of sites to a version went, as of the last computation. */
interface ReleaseHealthTable {
  version_id: string;
  account_id: string;
  item_id: string;
  offered: Generated<number>;
  downloaded: Generated<number>;
  installed: Generated<number>;
  failed: Generated<number>;
  rolled_back: Generated<number>;
  silent: Generated<number>;
  /** The previous release. */
  compared_version_id: string | null;
  confidence: number | null;
  is_worse: Generated<boolean>;
  /** What the sites of each outcome have in common. */
  shared: Json<SharedByOutcome>;
  /** The counts at each age of the release, with which the next release is compared at the same age. */
  ages: Json<Readonly<Record<string, OutcomeCounts>>>;
  /** Whether no site was offered, downloaded, installed or left the version lately. */
  is_settled: Generated<boolean>;
  /** Whether the retention deletes what happened to the release. Its figures do not change. */
  is_closed: Generated<boolean>;
  computed_at: Time | null;
  alerted_at: Time | null;
}

/** A site whose update to a version went wrong, as of the last computation. */
interface ReleaseOutcomesTable {
  item_id: string;
  version: string;
  site_key: Uint8Array;
  account_id: string;
  version_id: string;
  outcome: UpdateOutcome;
  /** When it happened: the download, the rollback, or the last check before the silence. */
  at: Time;
}
