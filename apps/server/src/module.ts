import type { AuditSubject } from '@pressdock/api';
import type { Config } from './config.ts';
import type { Database, SystemTransaction } from './db/database.ts';
import type { RetentionRule } from './db/retention/retentionRule.ts';
import type { TableColumns, TableName } from './db/schema.ts';
import type { Events, Subscriptions } from './events.ts';
import type { ExternalServices } from './externalServices.ts';
import type { App } from './http.ts';
import type { ShareCount } from './load/shareCount.ts';
import type { Metric, StoredMetrics } from './observability/metrics/metric.ts';
import type { EmailTemplate } from './ports/email.ts';
import type { JobQueue, JobResult, Jobs } from './ports/jobs.ts';
import type { Storage } from './storage.ts';

/** The dependencies of the application. */
export interface Dependencies {
  config: Config;
  database: Database;
  storage: Storage;
  external: ExternalServices;
}

/** The dependencies of a module's services. */
export interface ModuleDependencies extends Dependencies {
  jobs: Jobs;
  events: Events;
  /** Counts requests together with other servers on the database; undefined if there are none. */
  shareCount: ShareCount | undefined;
  declared: Declared;
  /** Logs an error that no request reports. */
  logFailure(error: unknown): void;
  /** Returns another module's services. Modules must not use each other in a cycle. */
  use<Services>(module: Module<Services>): Services;
}

/** The declarations of all modules for other modules. */
export interface Declared {
  emails: readonly EmailTemplate[];
  exportedData: readonly ExportedPart[];
  subjectLookups: ReadonlyMap<string, SubjectLookup>;
  /** Tables with any number of rows per account, in the order in which they are deleted. */
  largeTables: readonly TableName[];
}

/** A part of an account's data export: some columns of the account's rows in one table. */
export interface ExportedPart {
  /** The name of the part in the file. */
  name: string;
  table: TableName;
  columns: readonly string[];
  /** SQL expressions that identify a row and order the part. */
  key: readonly string[];
  /** The column that holds the account's id. */
  owner: string;
  /** Whether row-level security closes the table to account transactions. */
  isSystemOnly: boolean;
}

/** Declares a part of the data export. Rows are identified by `id` unless `key` says otherwise. */
export function exportedPart<Name extends TableName>(
  name: string,
  table: Name,
  columns: readonly TableColumns<Name>[],
  {
    key = ['id'],
    owner = 'account_id',
    isSystemOnly = false,
  }: { key?: readonly string[]; owner?: string; isSystemOnly?: boolean } = {},
): ExportedPart {
  return { name, table, columns, key, owner, isSystemOnly };
}

/** A column with texts that the sealer encrypted. */
export interface SealedColumn {
  table: TableName;
  column: string;
  /** The columns of the primary key. */
  key: readonly string[];
  /** Returns the contexts that a text may have been encrypted for, given the row's key. */
  contextsOf(key: readonly string[]): readonly string[];
}

/** Declares a column with encrypted texts. Rows are identified by `id` unless `key` says otherwise. */
export function sealedColumn<Name extends TableName>(
  table: Name,
  column: TableColumns<Name>,
  contextsOf: (...key: string[]) => string | readonly string[],
  key: readonly TableColumns<Name>[] = ['id' as TableColumns<Name>],
): SealedColumn {
  return { table, column, key, contextsOf: (values) => [contextsOf(...values)].flat() };
}

/** The valid ids in the path of a request. */
export type PathIds = Readonly<Record<string, string>>;

/** How the audit log finds the name of a call's subject. */
export interface SubjectLookup {
  /** Whether only an operator may learn the name. */
  isOperatorOnly?: boolean;
  /** Returns the subject's name; undefined if the account has no such object. */
  find(tx: SystemTransaction, accountId: string, ids: PathIds): Promise<string | undefined>;
}

/** The lookups of a module, for the kinds of subjects that the contract declares. */
export type SubjectLookups = Readonly<Partial<Record<AuditSubject, SubjectLookup>>>;

/** A queue that a module works on, by request or by a cron schedule (UTC). */
export type ModuleJob<Services> =
  | { queue: JobQueue; work(services: Services, id: string): Promise<JobResult> }
  | { queue: JobQueue; cron: string; run(services: Services): Promise<void> };

/** Clean-up that runs regularly in every server process. */
export interface Sweep<Services> {
  everyMinutes: number;
  run(services: Services): Promise<unknown>;
}

/** Everything the application needs to know about a module. */
export interface ModuleDefinition<Services> {
  name: string;
  tables?: readonly TableName[];
  /** Those of the tables that hold any number of rows per account, dependent rows first. */
  largeTables?: readonly TableName[];
  exportedData?: readonly ExportedPart[];
  /** How long the rows of tables are stored that a cleanup deletes. */
  retention?: readonly RetentionRule[];
  /** The columns to encrypt again when the master key is replaced. */
  sealedColumns?: readonly SealedColumn[];
  emails?: readonly EmailTemplate[];
  subjectLookups?: SubjectLookups;
  services(dependencies: ModuleDependencies): Services;
  subscriptions?(services: NoInfer<Services>): Subscriptions;
  jobs?: readonly ModuleJob<NoInfer<Services>>[];
  sweeps?: readonly Sweep<NoInfer<Services>>[];
  /** Routes for sites, which bypass the middleware that browsers need. */
  siteRoutes?(app: App, services: NoInfer<Services>): void | Promise<void>;
  routes?(app: App, services: NoInfer<Services>): void | Promise<void>;
  /** Metrics of this process for operators. */
  metrics?(services: NoInfer<Services>): readonly Metric[];
  /** Metrics that are read from the database. */
  storedMetrics?: StoredMetrics;
  /** Ends background work when the server stops. */
  close?(services: NoInfer<Services>): Promise<unknown>;
}

/** A module of the server. Its services are created once, when they are first used. */
export type Module<Services> = ModuleDefinition<Services>;

/** A module whose services are not known to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: services are passed back to the module they belong to
export type AnyModule = Module<any>;

/** Defines a module. */
export function defineModule<Services>(definition: ModuleDefinition<Services>): Module<Services> {
  return definition;
}
