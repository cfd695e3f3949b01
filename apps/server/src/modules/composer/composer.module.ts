import { defineModule } from '../../module.ts';
import { apiKeysModule } from '../apiKeys/apiKeys.module.ts';
import { licensingModule } from '../licensing/licensing.module.ts';
import { packagesModule } from '../packages/packages.module.ts';
import { composerRoutes } from './composer.routes.ts';
import { createComposerService } from './composer.service.ts';

/** A Composer repository of each account's products. */
export const composerModule = defineModule({
  name: 'composer',
  services: ({ config: { publicUrl }, database, use }) => ({
    composer: createComposerService({
      database,
      apiKeys: use(apiKeysModule),
      licenses: use(licensingModule).licenseUse,
      publicUrl,
    }),
    sendPackage: use(packagesModule).sendPackage,
  }),
  routes: composerRoutes,
});
