import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { parameters } from '../../../shared/paths.ts';
import { readInvitation } from '../../../shared/session/cookie.ts';
import { signInReason } from './signInReason.rules.ts';

const Notice = lazy(async () => ({
  default: (await import('./SignInNotice.tsx')).SignInNotice,
}));

/** Says why somebody is asked to sign in, where they may wonder; its words load only then. */
export function SignInReason() {
  const next = new URLSearchParams(useSearch()).get(parameters.next);
  const reason = signInReason(next, readInvitation() !== undefined);
  return reason ? (
    <Suspense fallback={null}>
      <Notice reason={reason} />
    </Suspense>
  ) : null;
}
