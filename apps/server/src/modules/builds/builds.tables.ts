import type {
  BuildLine,
  BuildStatus,
  BuildStep,
  BuildTrigger,
  RepositorySource,
} from '@pressdock/api';
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const buildsTables = ['builds', 'build_lines'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    builds: BuildsTable;
    build_lines: BuildLinesTable;
  }
}

/** A build of a product from its repository. */
interface BuildsTable {
  id: string;
  account_id: string;
  item_id: string;
  source: RepositorySource;
  /** The full name of the repository, which may no longer be connected. */
  repository: string;
  trigger: BuildTrigger;
  status: Generated<BuildStatus>;
  step: Generated<BuildStep>;
  ref: string;
  /** The commit that the webhook named. The one that is built is read from the code host. */
  pushed_commit: string | null;
  commit: string | null;
  message: string | null;
  author: string | null;
  response_code: number | null;
  response_body: string | null;
  version: string | null;
  version_id: string | null;
  replay_of: string | null;
  /** How often a server began it. */
  attempts: Generated<number>;
  line_count: Generated<number>;
  /** Until when the server that works on it must renew its lease. */
  leased_until: Timestamp | null;
  created_at: Timestamp;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
}

/** A line of a build's log. */
interface BuildLinesTable {
  build_id: string;
  account_id: string;
  n: number;
  at: ColumnType<Date, Date | string, Date | string>;
  step: BuildStep;
  level: BuildLine['level'];
  text: string;
}
