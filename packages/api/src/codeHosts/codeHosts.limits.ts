/** The code hosts with an API that accounts can connect. @see specification, section 9 */
export const CODE_HOSTS = ['github', 'gitlab', 'bitbucket'] as const;

/** A code host with an API. */
export type CodeHost = (typeof CODE_HOSTS)[number];

/** The places of a repository: a connected code host, or any other Git server. */
export const REPOSITORY_SOURCES = [...CODE_HOSTS, 'git'] as const;

/** @see {@link REPOSITORY_SOURCES} */
export type RepositorySource = (typeof REPOSITORY_SOURCES)[number];

/** How long an authorization at a code host may take until it is completed, in seconds. */
export const AUTHORIZATION_SECONDS = 600;

/** Milliseconds until the form for a GitLab token shows again after an error. */
export const TOKEN_ERROR_MS = 1200;
