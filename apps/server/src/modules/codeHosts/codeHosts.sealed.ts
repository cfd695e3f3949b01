import { sealedColumn } from '../../module.ts';
import { connectionContext } from './access/sealedTokens.ts';
import { authorizationContexts } from './authorizations/authorizations.service.ts';
import { cleanupContext } from './cleanups/cleanups.service.ts';
import { deployKeyContext } from './deployKeys/deployKeys.service.ts';
import { accessContext } from './repositories/gitAccess.ts';

/** The columns of this module with encrypted texts. */
export const codeHostsSealed = [
  sealedColumn('code_host_connections', 'sealed', connectionContext),
  sealedColumn('code_host_authorizations', 'sealed', authorizationContexts),
  sealedColumn('code_host_cleanups', 'sealed', cleanupContext),
  sealedColumn('repositories', 'sealed_access', accessContext),
  sealedColumn('deploy_keys', 'sealed_private_key', deployKeyContext),
];
