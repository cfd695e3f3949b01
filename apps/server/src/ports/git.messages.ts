import { repositoryValidation } from '@pressdock/api';
import type { GitFailure } from './git.ts';

/** Sentences about a Git server that could not be read. */
export const gitFailures: Readonly<Record<GitFailure, string>> = {
  invalid_url: 'The URL of the repository is not valid.',
  not_public: 'The Git server does not have a public address.',
  unreachable: 'The Git server could not be reached.',
  timeout: 'The Git server did not respond in time.',
  denied: 'The Git server denied access. Check that it has the deploy key or accepts the token.',
  not_found: 'The Git server does not have this repository, or it denied access.',
  host_key_changed: repositoryValidation.hostKeyChanged,
  no_ref: 'The repository does not have this branch.',
  too_large: 'The repository is too large.',
  failed: 'The Git server sent an unexpected response.',
};
