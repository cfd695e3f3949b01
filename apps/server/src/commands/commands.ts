import type { AnyCommand } from './command.ts';

/** The commands by name. Each is loaded only when it is used. */
export const commands: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  backup: async () => (await import('./backup/backup.command.ts')).backupCommand,
  migrate: async () => (await import('./migrate/migrate.command.ts')).migrateCommand,
  move: async () => (await import('./move/move.command.ts')).moveCommand,
  restore: async () => (await import('./restore/restore.command.ts')).restoreCommand,
  user: async () => (await import('./user/user.command.ts')).userCommand,
};
