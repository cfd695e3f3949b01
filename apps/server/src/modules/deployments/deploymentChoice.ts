import { type PatchDeploymentRequest, repositoryValidation } from '@pressdock/api';
import { invalid } from '../../errors.ts';
import { branchOrDefault, isBranchName, normalizePath } from './branchAndPath.rules.ts';

/** The validated parts of a deployment that its owner chooses. */
export interface DeploymentChoice {
  branch?: string;
  path?: string;
  releases_tags?: boolean;
}

/** Validates what to deploy. A partial request leaves the branch unchanged. */
export function readChoice(request: PatchDeploymentRequest, isPartial: boolean): DeploymentChoice {
  const { branch, path, releasesTags } = request;
  const choice: DeploymentChoice = {};
  if (branch !== undefined || !isPartial) {
    choice.branch = branchOrDefault(branch);
    if (!isBranchName(choice.branch)) {
      throw invalid(repositoryValidation.branch, { branch: repositoryValidation.branch });
    }
  }
  if (path !== undefined) {
    const folder = normalizePath(path);
    if (folder === undefined) {
      throw invalid(repositoryValidation.path, { path: repositoryValidation.path });
    }
    choice.path = folder;
  }
  if (releasesTags !== undefined) choice.releases_tags = releasesTags;
  return choice;
}
