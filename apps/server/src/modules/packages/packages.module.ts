import { defineModule } from '../../module.ts';
import { uploadsModule } from '../uploads/uploads.module.ts';
import { createPackageInspector } from './inspector.ts';
import { createPackageSender } from './packageSender.ts';
import { createPackagesService } from './packages.service.ts';

/** The zip files of versions: inspection, storage and download. */
export const packagesModule = defineModule({
  name: 'packages',
  services({ config: { publicUrl }, storage: { objects }, events, use }) {
    const { uploads } = use(uploadsModule);
    const inspector = createPackageInspector();
    return {
      inspector,
      packages: createPackagesService({ objects, inspector, uploads, publicUrl }),
      sendPackage: createPackageSender(objects, (versionId, siteKey) =>
        events.announce('packageDownloaded', { versionId, siteKey }),
      ),
      sendUncounted: createPackageSender(objects),
    };
  },
  close: ({ inspector }) => inspector.close(),
});
