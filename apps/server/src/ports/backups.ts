/** A folder or a bucket that stores backups. */
export interface BackupLocation {
  /** Stores a backup completely or not at all. Never replaces one. */
  write(name: string, bytes: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void>;
  /** Opens a backup for reading; undefined if it does not exist. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Lists the names of all files. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Deletes what backups left behind that were interrupted before a time. */
  removeUnfinished(before: Date): Promise<void>;
  close(): void;
}
