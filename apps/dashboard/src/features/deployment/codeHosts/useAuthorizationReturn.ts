import type { CodeHost } from '@pressdock/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { parameters } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { codeHostsMessages } from './codeHosts.messages.ts';
import { completeAuthorizationAtom } from './codeHosts.queries.ts';
import { authorizationError } from './codeHosts.rules.ts';

const { connectFailed, returned: words } = codeHostsMessages;

/** The outcome of an authorization at a code host. */
export type AuthorizationReturn =
  | { name: 'completing' }
  | { name: 'connected'; provider: CodeHost; login: string }
  | { name: 'failed'; reason: string };

/**
 * Completes the authorization that the URL names after a return from a code host, once, and removes it
 * from the URL.
 */
export function useAuthorizationReturn(): AuthorizationReturn | undefined {
  const [search, setSearch] = useSearchParams();
  const complete = useSetAtom(completeAuthorizationAtom);
  const [outcome, setOutcome] = useState<AuthorizationReturn>();
  const handled = useRef<string | null>(null);
  const id = search.get(parameters.authorization);
  const error = search.get(parameters.authorizationError);

  const finish = useEffectEvent(async () => {
    if (id === null) return setOutcome({ name: 'failed', reason: authorizationError(error ?? '') });
    setOutcome({ name: 'completing' });
    const result = await complete(id);
    if (result.ok) return setOutcome({ name: 'connected', ...result.data });
    const isExplained = result.status === 403 || result.status === 409;
    const reason = isExplained ? result.error.message : connectFailed;
    setOutcome({ name: 'failed', reason: result.status === 404 ? words.over : reason });
  });
  useEffect(() => {
    const found = id ?? error;
    if (found === null || handled.current === found) return;
    handled.current = found;
    setSearch(
      (current) => {
        const cleaned = new URLSearchParams(current);
        cleaned.delete(parameters.authorization);
        cleaned.delete(parameters.authorizationError);
        return cleaned;
      },
      { replace: true },
    );
    void finish();
  }, [id, error, setSearch]);
  return outcome;
}
