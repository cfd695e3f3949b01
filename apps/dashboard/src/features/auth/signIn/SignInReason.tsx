import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { parameters } from '../../../shared/paths.ts';
import { readInvitation } from '../../../shared/session/cookie.ts';
import { signInReason } from './signInReason.rules.ts';

const Notice = lazy(async () => ({
  default: (await import('./SignInNotice.tsx')).SignInNotice,
}));

/** Explains why signing in is necessary, if it is not obvious; the texts load on demand. */
export function SignInReason() {
  const next = new URLSearchParams(useSearch()).get(parameters.next);
  const reason = signInReason(next, readInvitation() !== undefined);
  return reason ? (
    <Suspense fallback={null}>
      <Notice reason={reason} />
    </Suspense>
  ) : null;
}
