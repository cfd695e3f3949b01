const pattern = /^pressdock-\d{8}T\d{6}Z-[0-9a-f]{6}\.backup$/;

/** Returns the file name of a backup. Names sort by time. */
export function backupName(time: Date, random: string): string {
  return `pressdock-${time.toISOString().replace(/[-:]|\.\d+/g, '')}-${random}.backup`;
}

/** Returns the names that are those of backups, oldest first. */
const listBackups = (names: readonly string[]) => names.filter((name) => pattern.test(name)).sort();

/** Returns the newest backup; undefined if there is none. Other files are never it. */
export function newestBackup(names: readonly string[]): string | undefined {
  return listBackups(names).at(-1);
}

/** Returns the backups that are older than the newest ones. Other files are never among them. */
export function findOldBackups(names: readonly string[], keep: number): string[] {
  const backups = listBackups(names);
  return backups.slice(0, Math.max(0, backups.length - keep));
}
