import type {
  DeployKeyWebhookResponse,
  ProductKind,
  RepositorySource,
  VersionStatusResponse,
} from '@pressdock/api';
import { deploymentMessages as words } from './deployment.messages.ts';

/** A part of a deployment's configuration as a badge, and what to do about it. */
export interface DeploymentStatus {
  tone: 'positive' | 'neutral' | 'caution';
  text: string;
  nextStep?: string;
}

const configured: DeploymentStatus = { tone: 'positive', text: words.configured };
const caution = (text: string, nextStep: string): DeploymentStatus => ({
  tone: 'caution',
  text,
  nextStep,
});

/**
 * Describes the webhook. In GitHub Actions mode there is none.
 * @see specification, section 8
 */
export function webhookStatus(
  { webhook, githubActionsConfigured }: DeployKeyWebhookResponse,
  source: RepositorySource,
): DeploymentStatus {
  const { invalid, actions, actionsNext, hostNext, gitNext } = words.webhook;
  if (githubActionsConfigured) return { tone: 'neutral', text: actions, nextStep: actionsNext };
  if (webhook) return configured;
  return caution(invalid, source === 'git' ? gitNext : hostNext);
}

/**
 * Describes the deploy key.
 * @see specification, section 8
 */
export function deployKeyStatus(
  { deployKey }: Pick<DeployKeyWebhookResponse, 'deployKey'>,
  source: RepositorySource,
): DeploymentStatus {
  const { invalid, hostNext, gitNext } = words.deployKey;
  return deployKey ? configured : caution(invalid, source === 'git' ? gitNext : hostNext);
}

/** The branch and folder that a product is deployed from. */
interface DeployedFrom {
  branch: string;
  path: string;
}

/**
 * Describes the version file at the head of the branch.
 * @see specification, section 8
 */
export function versionFileStatus(
  { pressdockDotVersion: version }: Pick<VersionStatusResponse, 'pressdockDotVersion'>,
  { branch, path }: DeployedFrom,
): DeploymentStatus {
  const { missing, missingNext } = words.versionFile;
  if (version === null) return caution(missing, missingNext(path, branch));
  return { tone: 'positive', text: version };
}

/**
 * Describes the version in the product's header at the head of the branch.
 * @see specification, section 8
 */
export function itemVersionStatus(
  { pressdockDotVersion: file, itemVersion: version, versionsMatch }: VersionStatusResponse,
  kind: ProductKind,
): DeploymentStatus {
  const { missing, missingNext, mismatch, mismatchNext } = words.itemVersion;
  if (version === null) return caution(missing[kind], missingNext[kind]);
  if (file === null || versionsMatch) return { tone: 'positive', text: version };
  return caution(mismatch, mismatchNext(kind, file, version));
}

/**
 * Describes how the product's slug and the repository's name differ; undefined if they match.
 * @see specification, section 8
 */
export function slugStatus(
  { slugMatchesRepository }: Pick<VersionStatusResponse, 'slugMatchesRepository'>,
  slug: string,
  repository: string,
): DeploymentStatus | undefined {
  if (slugMatchesRepository) return undefined;
  return caution(words.slug.mismatch, words.slug.mismatchNext(slug, repository));
}

/**
 * Returns the state of the whole configuration: invalid if a part needs attention, undefined while a
 * part is loading or could not be determined.
 * @see specification, section 8
 */
export function overallStatus(
  parts: readonly (DeploymentStatus | undefined)[],
): DeploymentStatus | undefined {
  if (parts.some((part) => part?.tone === 'caution'))
    return { tone: 'caution', text: words.invalid };
  return parts.includes(undefined) ? undefined : configured;
}
