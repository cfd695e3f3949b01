import { DeployIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { deploymentTitles } from './deployment.titles.messages.ts';

/** The entry of the main navigation that leads to continuous deployment. */
export const deploymentEntry: NavigationEntry = {
  id: 'deployment',
  label: deploymentTitles.page,
  href: paths.deployment(),
  icon: DeployIcon,
  group: 'distribute',
  order: 1,
};
