import * as z from 'zod/mini';
import { REPOSITORY_SOURCES } from '../codeHosts/codeHosts.limits.ts';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Line, Timestamp } from '../contract/primitives.schemas.ts';
import { PRODUCT_KINDS } from '../contract/productKind.ts';
import { repositoryValidation } from './repositories.messages.ts';

const branch = z.string().check(z.trim(), z.maxLength(250, repositoryValidation.branch));

/** The ids of a product and of its repository in the path. */
export const DeploymentParams = z.object({ id: Id, repoId: Id });

/** `force` reads the lists from the code hosts again; `provider` reads only that of one source. */
export const ListRepositoriesQuery = z.object({
  force: z.optional(z.string()),
  provider: z.optional(z.enum(REPOSITORY_SOURCES)),
});

/**
 * A repository. For one on any other Git server (`source` is `git`), `publicKey` is the deploy key to
 * add there and `hostKey` the fingerprint of the server's SSH host key; both are null for the others.
 */
export const RepositoryResponse = z.object({
  _id: Id,
  full_name: z.string(),
  source: z.enum(REPOSITORY_SOURCES),
  url: z.string(),
  defaultBranch: z.nullable(z.string()),
  isPrivate: z.boolean(),
  publicKey: z.nullable(z.string()),
  hostKey: z.nullable(z.string()),
});

/** @see {@link RepositoryResponse} */
export type RepositoryResponse = z.infer<typeof RepositoryResponse>;

/**
 * A repository on any Git server, by its SSH or HTTPS URL. HTTPS takes a user name and an access token,
 * which are stored encrypted and never returned.
 */
export const AddRepositoryRequest = z.object({
  url: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, repositoryValidation.url),
      z.maxLength(TEXT_LIMITS.url, repositoryValidation.url),
    ),
  userName: z.optional(Line),
  accessToken: z.optional(Line),
});

/** @see {@link AddRepositoryRequest} */
export type AddRepositoryRequest = z.infer<typeof AddRepositoryRequest>;

/** The fingerprint of the SSH host key to trust from now on, such as `SHA256:…`. */
export const TrustHostKeyRequest = z.object({ fingerprint: Line });

/** @see {@link TrustHostKeyRequest} */
export type TrustHostKeyRequest = z.infer<typeof TrustHostKeyRequest>;

/** A branch. `commit` is the commit at its head. */
export const BranchResponse = z.object({
  name: z.string(),
  commit: z.string(),
  isDefault: z.boolean(),
});

/** @see {@link BranchResponse} */
export type BranchResponse = z.infer<typeof BranchResponse>;

/**
 * The choice of what to deploy. Without `branch`, the repository's `master`. `path` is the folder of the product in a
 * repository with several. With `releasesTags`, a tag such as `v1.2.3` is released as well.
 */
export const ConnectRepositoryRequest = z.object({
  branch: z.optional(branch),
  path: z.optional(Line),
  releasesTags: z.optional(z.boolean()),
});

/** @see {@link ConnectRepositoryRequest} */
export type ConnectRepositoryRequest = z.infer<typeof ConnectRepositoryRequest>;

/** Changes to what a product deploys. */
export const PatchDeploymentRequest = z.partial(ConnectRepositoryRequest);

/** @see {@link PatchDeploymentRequest} */
export type PatchDeploymentRequest = z.infer<typeof PatchDeploymentRequest>;

/**
 * A connected product. `webhookSecret` is returned only here, and only for a repository on any other Git
 * server, where the author adds the webhook themselves; null for the others.
 */
export const ConnectedResponse = z.object({
  repositoryId: Id,
  branch: z.string(),
  deployKey: z.boolean(),
  webhook: z.boolean(),
  webhookUrl: z.string(),
  webhookSecret: z.nullable(z.string()),
});

/** @see {@link ConnectedResponse} */
export type ConnectedResponse = z.infer<typeof ConnectedResponse>;

/**
 * Whether the repository has the product's deploy key and webhook. `problem` says what the code host
 * responded when it could not be requested; then both are false.
 */
export const DeployKeyWebhookResponse = z.object({
  deployKey: z.boolean(),
  webhook: z.boolean(),
  githubActionsConfigured: z.boolean(),
  problem: z.nullable(z.string()),
});

/** @see {@link DeployKeyWebhookResponse} */
export type DeployKeyWebhookResponse = z.infer<typeof DeployKeyWebhookResponse>;

/**
 * The versions at the head of the deployed branch: that of the version file, and that in the header of
 * the product's main file. Null if there is none. `problem` says why the branch could not be read.
 */
export const VersionStatusResponse = z.object({
  pressdockDotVersion: z.nullable(z.string()),
  itemVersion: z.nullable(z.string()),
  versionsMatch: z.boolean(),
  slugMatchesRepository: z.boolean(),
  problem: z.nullable(z.string()),
});

/** @see {@link VersionStatusResponse} */
export type VersionStatusResponse = z.infer<typeof VersionStatusResponse>;

const product = z.object({ _id: Id, name: z.string(), kind: z.enum(PRODUCT_KINDS) });

/**
 * How a product is deployed. `repository` is null while none is connected. `lastDelivery` is the newest
 * request to `webhookUrl`; `outcome` is its result.
 */
export const DeploymentResponse = z.object({
  product,
  repository: z.nullable(RepositoryResponse),
  branch: z.string(),
  path: z.string(),
  releasesTags: z.boolean(),
  githubActionsConfigured: z.boolean(),
  webhookUrl: z.nullable(z.string()),
  connectedAt: z.nullable(Timestamp),
  lastDelivery: z.nullable(
    z.object({
      at: Timestamp,
      outcome: z.enum(['accepted', 'ignored', 'repeated', 'wrong_signature', 'malformed']),
    }),
  ),
});

/** @see {@link DeploymentResponse} */
export type DeploymentResponse = z.infer<typeof DeploymentResponse>;

/** Turns the GitHub Actions mode of a product on or off. */
export const GithubActionsRequest = z.object({ isEnabled: z.boolean() });

/** @see {@link GithubActionsRequest} */
export type GithubActionsRequest = z.infer<typeof GithubActionsRequest>;

/**
 * How to release a product from a runner: a workflow file for GitHub Actions, and the same as a shell
 * command. Both read the API key from the environment.
 */
export const GithubActionsResponse = z.object({
  githubActionsConfigured: z.boolean(),
  workflowPath: z.string(),
  workflow: z.string(),
  command: z.string(),
});

/** @see {@link GithubActionsResponse} */
export type GithubActionsResponse = z.infer<typeof GithubActionsResponse>;

/** The kinds of object that the debugging table can delete at a code host. */
export const DEBUG_TYPES = ['deployKeys', 'webhooks'] as const;

const external = z.object({
  /** The id at the code host, null if it no longer has one. */
  externalId: z.nullable(z.string()),
  /** Our id, null if it is not ours. */
  internalId: z.nullable(Id),
  name: z.string(),
  createdAt: z.nullable(Timestamp),
});

/** The deploy keys and webhooks that the code host and this server have for a product. */
export const DeployKeyWebhookAdminResponse = z.object({
  deployKeys: z.array(z.extend(external, { isReadOnly: z.boolean() })),
  webhooks: z.array(z.extend(external, { url: z.string(), isActive: z.boolean() })),
});

/** @see {@link DeployKeyWebhookAdminResponse} */
export type DeployKeyWebhookAdminResponse = z.infer<typeof DeployKeyWebhookAdminResponse>;

/** An object in the debugging table, in the path: `id` is the repository; `-` is an id that it does not have. */
export const DeleteExternalParams = z.object({
  type: z.enum(DEBUG_TYPES),
  id: Id,
  externalId: Id,
  internalId: Id,
});

/**
 * A deploy key. `plugin` or `theme` is the product it belongs to; without one, it is managed by the
 * provider. The private key is never returned.
 */
export const DeployKeyResponse = z.object({
  _id: Id,
  plugin: z.nullable(z.object({ _id: Id, name: z.string() })),
  theme: z.nullable(z.object({ _id: Id, name: z.string() })),
  repository: z.nullable(z.string()),
  publicKey: z.string(),
  fingerprint: z.string(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
});

/** @see {@link DeployKeyResponse} */
export type DeployKeyResponse = z.infer<typeof DeployKeyResponse>;

/** The product for which to create a deploy key. */
export const CreateDeployKeyRequest = z.object({
  pluginOrThemeId: z
    .string(repositoryValidation.productRequired)
    .check(z.minLength(1, repositoryValidation.productRequired), z.maxLength(100)),
});

/** @see {@link CreateDeployKeyRequest} */
export type CreateDeployKeyRequest = z.infer<typeof CreateDeployKeyRequest>;
