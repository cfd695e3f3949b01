import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';
import type { PackedFile } from '../packages/packedFile.ts';

/** The tables of this module. */
export const versionsTables = ['versions', 'version_files'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    versions: VersionsTable;
    version_files: VersionFilesTable;
  }
}

/** A version of a product, with its immutable package. */
interface VersionsTable {
  id: string;
  account_id: string;
  item_id: string;
  /** The version in the package. */
  version: string;
  /** Sorts versions like PHP's `version_compare`. */
  version_order: string;
  /** Whether sites are offered it. Imported versions are not at first. */
  is_offered: Generated<boolean>;
  requires: Generated<string>;
  tested: Generated<string>;
  requires_php: Generated<string>;
  upgrade_notice: Generated<string>;
  changelog: Generated<string>;
  sections: Json<Record<string, string>>;
  headers: Json<Record<string, string>>;
  warnings: Json<string[]>;
  object_key: string;
  file_size: number;
  sha256: string;
  file_count: number;
  ticket_id: string | null;
  downloads: Generated<number>;
  /** When the first site was offered it. */
  first_offered_at: Timestamp | null;
  /** When the first site reported it as installed. */
  first_updated_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The facts about a readme in a package report. */
export interface ReadmeFacts {
  stableTag: string;
  requires: string;
  tested: string;
  requiresPhp: string;
  sections: string[];
}

/** The contents of a version's package. Versions from before this table have none. */
interface VersionFilesTable {
  version_id: string;
  account_id: string;
  root: string;
  main_file: string;
  unpacked_size: number;
  readme: Json<ReadmeFacts | null>;
  files: Json<PackedFile[]>;
}
