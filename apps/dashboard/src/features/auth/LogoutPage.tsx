import { Spinner } from '@pressdock/ui';
import { useEffect } from 'react';
import { signOutAtom } from '../../entities/session/session.atoms.ts';
import { AuthLayout } from '../../shared/page/AuthLayout.tsx';
import { parameters, paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { authMessages } from './auth.messages.ts';

/** Ends the session and opens the sign-in page, with the path to return to if there is one. */
export function LogoutPage() {
  const signOut = useSetAtom(signOutAtom);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const next = query.get(parameters.next) ?? undefined;
    const until = query.get(parameters.until);
    const onward = until === null ? paths.login(next) : paths.deactivated(until);
    // A new document, so that nothing of the account remains in this one.
    void signOut(next !== undefined).then(() => location.replace(onward));
  }, [signOut]);

  return (
    <AuthLayout title={authMessages.logout.title}>
      <Spinner label={authMessages.logout.title} />
    </AuthLayout>
  );
}
