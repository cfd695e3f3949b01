import type { CodeHostsConfig } from '../../codeHostSettings.ts';
import type { CodeHosts } from '../../ports/codeHosts.ts';
import { createBitbucket } from './bitbucket.ts';
import { createGithub } from './github.ts';
import { createGitlab } from './gitlab.ts';

/** Creates all code hosts. */
export function createCodeHosts(config: CodeHostsConfig): CodeHosts {
  return {
    github: createGithub(config.github),
    gitlab: createGitlab(config.gitlab),
    bitbucket: createBitbucket(config.bitbucket),
  };
}
