import { KeyIcon, WarningIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { deploymentTitles } from './deployment.titles.messages.ts';

/** Connections to code hosts, the log of builds, and deploy keys. */
export const deploymentFeature: Feature = {
  routes: [
    route(
      patterns.deployment,
      'session',
      page(() => import('./DeploymentPage.tsx'), 'DeploymentPage'),
    ),
    route(
      patterns.build,
      'session',
      page(() => import('./log/BuildPage.tsx'), 'BuildPage'),
    ),
    route(
      patterns.deployKeys,
      'session',
      page(() => import('./keys/DeployKeysPage.tsx'), 'DeployKeysPage'),
    ),
  ],
  commands: [
    {
      id: 'failed-builds',
      label: deploymentTitles.failedBuilds,
      keywords: deploymentTitles.page,
      href: paths.deployment('failed'),
      icon: WarningIcon,
    },
    {
      id: 'deploy-keys',
      label: deploymentTitles.keys,
      keywords: deploymentTitles.page,
      href: paths.deployKeys(),
      icon: KeyIcon,
      audience: 'SHOW_MANAGE_DEPLOY_KEYS',
    },
  ],
};
