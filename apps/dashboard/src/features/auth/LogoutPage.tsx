import { Spinner } from '@pressdock/ui';
import { useEffect } from 'react';
import { signOutAtom } from '../../entities/session/session.atoms.ts';
import { AuthLayout } from '../../shared/AuthLayout.tsx';
import { parameters, paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { authMessages } from './auth.messages.ts';

/** Ends the session and leads to signing in, with the way back if one was given. */
export function LogoutPage() {
  const signOut = useSetAtom(signOutAtom);

  useEffect(() => {
    const next = new URLSearchParams(location.search).get(parameters.next) ?? undefined;
    // A new document: whatever this one held of the account goes with it.
    void signOut().then(() => location.replace(paths.login(next)));
  }, [signOut]);

  return (
    <AuthLayout title={authMessages.logout.title}>
      <Spinner label={authMessages.logout.title} />
    </AuthLayout>
  );
}
