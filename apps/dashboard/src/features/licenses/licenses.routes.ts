import { PlusIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { licensesTitles } from './licenses.titles.messages.ts';

/** The list of licenses, and adding and editing one. */
export const licensesFeature: Feature = {
  routes: [
    route(
      patterns.licenses,
      'session',
      page(() => import('./list/LicensesPage.tsx'), 'LicensesPage'),
    ),
    route(
      patterns.addLicense,
      'session',
      page(() => import('./form/AddLicensePage.tsx'), 'AddLicensePage'),
    ),
    route(
      patterns.editLicense,
      'session',
      page(() => import('./details/EditLicensePage.tsx'), 'EditLicensePage'),
    ),
  ],
  commands: [
    {
      id: 'add-license',
      label: licensesTitles.add,
      href: paths.addLicense(),
      icon: PlusIcon,
      adds: 'license',
    },
  ],
};
