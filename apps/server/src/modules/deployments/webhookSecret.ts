import { createToken } from '../../identity/token.ts';
import type { Sealer } from '../../ports/sealing.ts';

/** Binds the secret of a webhook to its deployment. */
export const secretContext = (deploymentId: string) => `deployments/${deploymentId}`;

/** Returns a new secret, encrypted. */
export function sealNewSecret(sealer: Sealer, deploymentId: string): string {
  return sealer.seal(createToken(), secretContext(deploymentId));
}
