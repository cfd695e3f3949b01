import { defineModule } from '../../module.ts';
import { unusedRetention } from './storageSweep.store.ts';
import { sweepStorage } from './storageSweep.ts';
import { uploadsRoutes } from './uploads.routes.ts';
import { createUploadsService } from './uploads.service.ts';
import { ticketsRetention } from './uploads.store.ts';
import { uploadsTables } from './uploads.tables.ts';

/** Upload tickets and the storage that receives uploads. */
export const uploadsModule = defineModule({
  name: 'uploads',
  tables: uploadsTables,
  retention: [ticketsRetention, unusedRetention],
  services: ({ database, storage: { objects, receive } }) => ({
    uploads: createUploadsService(database, objects),
    receive,
    sweep: () => sweepStorage(database, objects),
  }),
  sweeps: [{ everyMinutes: 15, run: ({ sweep }) => sweep() }],
  routes: (app, { uploads, receive }) => uploadsRoutes(app, uploads, receive),
});
