import type { CodeHost } from '@pressdock/api';
import * as z from 'zod';

/** The URLs of a code host, without trailing slashes, and its OAuth app if the operator registered one. */
export interface CodeHostConfig {
  url: string;
  apiUrl: string;
  app: { clientId: string; clientSecret: string } | null;
}

/** The settings of all code hosts. */
export type CodeHostsConfig = Readonly<Record<CodeHost, CodeHostConfig>>;

const address = z.url({ protocol: /^https?$/, error: 'is not an http or https address' });

/** The environment variables of code hosts. */
export const codeHostVariables = {
  GITHUB_URL: address.default('https://github.com'),
  GITHUB_API_URL: address.optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITLAB_URL: address.default('https://gitlab.com'),
  GITLAB_CLIENT_ID: z.string().optional(),
  GITLAB_CLIENT_SECRET: z.string().optional(),
  BITBUCKET_URL: address.default('https://bitbucket.org'),
  BITBUCKET_API_URL: address.default('https://api.bitbucket.org/2.0'),
  BITBUCKET_CLIENT_ID: z.string().optional(),
  BITBUCKET_CLIENT_SECRET: z.string().optional(),
};

const Variables = z.object(codeHostVariables);

/** Returns the setting that is missing: an OAuth app has both an id and a secret. */
export function findIncompleteApp(variables: z.infer<typeof Variables>): string | undefined {
  for (const host of ['GITHUB', 'GITLAB', 'BITBUCKET'] as const) {
    const [id, secret] = [`${host}_CLIENT_ID`, `${host}_CLIENT_SECRET`] as const;
    if (variables[id] !== undefined && variables[secret] === undefined) return secret;
    if (variables[id] === undefined && variables[secret] !== undefined) return id;
  }
  return undefined;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function appOf(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
}

/** Returns the settings of the code hosts. GitHub Enterprise has its API below its own address. */
export function readCodeHosts(variables: z.infer<typeof Variables>): CodeHostsConfig {
  const github = withoutSlash(variables.GITHUB_URL);
  const gitlab = withoutSlash(variables.GITLAB_URL);
  const githubApi = github === 'https://github.com' ? 'https://api.github.com' : `${github}/api/v3`;
  return {
    github: {
      url: github,
      apiUrl: withoutSlash(variables.GITHUB_API_URL ?? githubApi),
      app: appOf(variables.GITHUB_CLIENT_ID, variables.GITHUB_CLIENT_SECRET),
    },
    gitlab: {
      url: gitlab,
      apiUrl: `${gitlab}/api/v4`,
      app: appOf(variables.GITLAB_CLIENT_ID, variables.GITLAB_CLIENT_SECRET),
    },
    bitbucket: {
      url: withoutSlash(variables.BITBUCKET_URL),
      apiUrl: withoutSlash(variables.BITBUCKET_API_URL),
      app: appOf(variables.BITBUCKET_CLIENT_ID, variables.BITBUCKET_CLIENT_SECRET),
    },
  };
}
