import type { ProductKind } from '@pressdock/api';
import { VERSION_FILE } from '@pressdock/api/limits';

/** Returns a folder as a sentence names it; a blank path is the repository itself. */
const placeOf = (path: string) => (path === '' ? 'the repository' : `the folder ${path}`);

/**
 * The badges of a product's continuous deployment, and the next step of each.
 * @see specification, section 8, "Continuous deployment"
 */
export const deploymentMessages = {
  failed: 'There was error determining your continuous deployment status.',
  configured: 'Configured',
  invalid: 'Invalid configuration',
  webhook: {
    invalid: 'Webhook not configured correctly',
    actions: 'Disabled for GitHub Actions',
    actionsNext: 'The workflow in the repository releases new versions.',
    hostNext: 'Add the webhook again, so that Pressdock receives your pushes.',
    gitNext:
      'Add the webhook at your Git server with the URL and the secret that Pressdock shows, and push a commit.',
  },
  deployKey: {
    invalid: 'Deploy key not configured correctly',
    hostNext: 'Connect the repository again, which adds a new deploy key.',
    gitNext: 'Add the public key to the repository at your Git server. Read access is enough.',
  },
  versionFile: {
    missing: `No ${VERSION_FILE} file found`,
    missingNext: (path: string, branch: string) =>
      `Add a file named ${VERSION_FILE} to ${placeOf(path)} on the branch ${branch}. It contains only the version, such as 1.0.0.`,
  },
  itemVersion: {
    missing: { plugin: 'Plugin version not found', theme: 'Theme version not found' },
    missingNext: {
      plugin: 'Add a “Version:” line to the header of the plugin’s main file.',
      theme: 'Add a “Version:” line to the header of style.css.',
    },
    mismatch: 'Versions do not match',
    mismatchNext: (kind: ProductKind, file: string, header: string) =>
      `${VERSION_FILE} contains ${file}, and the ${kind}’s header ${header}. Change one of them, because a release needs both to be the same.`,
  },
  slug: {
    mismatch: 'Slug does not match repository name',
    mismatchNext: (slug: string, repository: string) =>
      `The slug is ${slug} and the repository ${repository}. Connect another repository if this is not the right one.`,
  },
} as const;
