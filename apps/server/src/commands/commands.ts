import type { AnyCommand } from './command.ts';

/** The commands by name. Each is loaded only when it is used. */
export const commands: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  backup: async () => (await import('./backup/backup.command.ts')).backupCommand,
  billing: async () => (await import('./billing/billing.command.ts')).billingCommand,
  doctor: async () => (await import('./doctor/doctor.command.ts')).doctorCommand,
  geo: async () => (await import('./geo/geo.command.ts')).geoCommand,
  migrate: async () => (await import('./migrate/migrate.command.ts')).migrateCommand,
  move: async () => (await import('./move/move.command.ts')).moveCommand,
  restore: async () => (await import('./restore/restore.command.ts')).restoreCommand,
  retention: async () => (await import('./retention/retention.command.ts')).retentionCommand,
  'rotate-master-key': async () =>
    (await import('./rotateMasterKey/rotateMasterKey.command.ts')).rotateMasterKeyCommand,
  user: async () => (await import('./user/user.command.ts')).userCommand,
};
