import type { AnyCommand } from './command.ts';

/** The commands by name. Each is loaded only when it is used. */
export const commands: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  doctor: async () => (await import('./doctor/doctor.command.ts')).doctorCommand,
  migrate: async () => (await import('./migrate/migrate.command.ts')).migrateCommand,
  retention: async () => (await import('./retention/retention.command.ts')).retentionCommand,
  'rotate-master-key': async () =>
    (await import('./rotateMasterKey/rotateMasterKey.command.ts')).rotateMasterKeyCommand,
  user: async () => (await import('./user/user.command.ts')).userCommand,
};
