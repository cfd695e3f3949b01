/** The titles of the pages about continuous deployment, which the navigation or the palette also shows. */
export const deploymentTitles = {
  page: 'Continuous deployment',
  keys: 'Deploy keys',
  build: 'Build',
  failedBuilds: 'Failed builds',
} as const;
