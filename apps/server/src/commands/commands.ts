import type { AnyCommand } from './command.ts';

/** The commands by name. Each is loaded only when it is used. */
export const commands: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  migrate: async () => (await import('./migrate/migrate.command.ts')).migrateCommand,
  user: async () => (await import('./user/user.command.ts')).userCommand,
};
