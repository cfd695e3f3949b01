import { FlagIcon, PlusIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { featureFlagsTitles } from './featureFlags.titles.messages.ts';

/** The products that have feature flags, and the wizard that sets up a flag. */
export const featureFlagsFeature: Feature = {
  routes: [
    route(
      patterns.featureFlags,
      'session',
      page(() => import('./FeatureFlagsPage.tsx'), 'FeatureFlagsPage'),
    ),
  ],
  commands: [
    {
      id: 'add-flag-product',
      label: featureFlagsTitles.addProduct,
      href: paths.featureFlags('product'),
      icon: PlusIcon,
      adds: 'featureFlagProduct',
      audience: 'SHOW_FEATURE_FLAG_MENU',
    },
    {
      id: 'set-up-flag',
      label: featureFlagsTitles.setUp,
      href: paths.featureFlags('flag'),
      icon: FlagIcon,
      adds: 'featureFlag',
      audience: 'SHOW_FEATURE_FLAG_MENU',
    },
  ],
  paletteSections: [
    {
      title: featureFlagsTitles.page,
      loadCommands: async () =>
        (await import('./flagProductCommands.atoms.ts')).flagProductCommandsAtom,
    },
  ],
};
