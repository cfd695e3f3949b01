import { connectRepositoryTitles } from './connectRepository.titles.messages.ts';

/** The text of the page that selects the product to connect. */
export const connectRepositoryMessages = {
  title: connectRepositoryTitles.page,
  context: 'Select the plugin or theme that a repository releases.',
  missing: 'Select a plugin or theme.',
  errorTitle: 'No product is selected',
  continue: 'Continue',
  noneTitle: 'No plugins or themes yet',
  none: 'Add the plugin or theme first. Then connect its repository.',
  addPlugin: 'Add plugin',
} as const;
