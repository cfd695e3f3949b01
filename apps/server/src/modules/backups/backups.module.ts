import { defineModule } from '../../module.ts';
import { backupFigures, saveBackup } from './backups.store.ts';
import { backupsTables } from './backups.tables.ts';

/** Remembers when the installation was backed up. */
export const backupsModule = defineModule({
  name: 'backups',
  tables: backupsTables,
  services: ({ database }) => ({
    /** Records a complete backup by the time of its start. */
    record: (startedAt: Date) => database.withSystem((tx) => saveBackup(tx, startedAt)),
  }),
  storedMetrics: backupFigures,
});
