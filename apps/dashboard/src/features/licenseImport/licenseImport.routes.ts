import { PlusIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { licenseImportTitles } from './licenseImport.titles.messages.ts';

/** Importing licenses from a file. */
export const licenseImportFeature: Feature = {
  routes: [
    route(
      patterns.importLicenses,
      'session',
      page(() => import('./ImportPage.tsx'), 'ImportPage'),
    ),
  ],
  commands: [
    {
      id: 'import-licenses',
      label: licenseImportTitles.page,
      href: paths.importLicenses(),
      icon: PlusIcon,
      adds: 'license',
    },
  ],
};
