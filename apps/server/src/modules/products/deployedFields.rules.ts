import { productValidation } from '@pressdock/api';
import type { ProductFields } from './fields.rules.ts';

const names = ['repository', 'branch', 'github_actions'] as const;

/** The fields that belong to the deployment of a connected product. */
export type DeployedFields = Pick<ProductFields, (typeof names)[number]>;

/**
 * Separates the fields that the owner of a connected product may save from those of its deployment. A
 * complete save omits them, so that blank ones stay unchanged like equal ones; others have a message.
 */
export function splitDeployed(
  { repository, branch, github_actions, ...own }: Partial<ProductFields>,
  connected: DeployedFields,
): { own: Partial<ProductFields>; faults: Record<string, string> } {
  const saved: Partial<DeployedFields> = { repository, branch, github_actions };
  const changed = names.filter((name) => saved[name] && saved[name] !== connected[name]);
  const faults = Object.fromEntries(changed.map((name) => [name, productValidation.deployed]));
  return { own, faults };
}
