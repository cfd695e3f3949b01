import { PlugIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { connectRepositoryTitles } from './connectRepository.titles.messages.ts';

/** Selecting the product to connect with a repository. */
export const connectRepositoryFeature: Feature = {
  routes: [
    route(
      patterns.chooseProductToConnect,
      'session',
      page(() => import('./ConnectRepositoryPage.tsx'), 'ConnectRepositoryPage'),
    ),
  ],
  commands: [
    {
      id: 'connect-repository',
      label: connectRepositoryTitles.page,
      keywords: 'git github gitlab bitbucket continuous deployment',
      href: paths.chooseProductToConnect(),
      icon: PlugIcon,
      audience: 'person',
    },
  ],
};
