import { LinkButton, Spinner, Text } from '@pressdock/ui';
import { useState } from 'react';
import { isSignedInAtom } from '../../../entities/session/session.atoms.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { resetMessages } from './reset.messages.ts';
import { nonceAtoms } from './reset.queries.ts';

const { change, refused, done } = resetMessages;

/** Sets a new password with the link from an e-mail. The link is checked first and works once. */
export function ChangePasswordPage({ nonce }: { nonce: string }) {
  const { data, error, isFetching, refetch } = useAtomValue(nonceAtoms(nonce));
  const [outcome, setOutcome] = useState<'done' | 'refused'>();

  if (outcome === 'done') return <Done />;
  if (outcome === 'refused' || error?.status === 400) return <Refused />;
  return (
    <AuthLayout title={change.title}>
      {data ? (
        <NewPasswordForm nonce={nonce} onOutcome={setOutcome} />
      ) : error ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {error.message}
        </FailureNotice>
      ) : (
        <Spinner label={change.loading} />
      )}
    </AuthLayout>
  );
}

function Refused() {
  return (
    <AuthLayout title={refused.title}>
      <div role="alert">
        <Text as="p">{refused.text}</Text>
      </div>
      <Text as="p" tone="muted">
        {refused.hint}
      </Text>
      <div className={styles.submit}>
        <LinkButton href={paths.passwordReset()} variant="primary">
          {refused.again}
        </LinkButton>
      </div>
    </AuthLayout>
  );
}

function Done() {
  // The new password has ended the session of a person signed in here.
  const toLogin = useAtomValue(isSignedInAtom) ? paths.logout() : paths.login();
  return (
    <AuthLayout title={done.title}>
      <div role="status">
        <Text as="p">{done.text}</Text>
      </div>
      <div className={styles.submit}>
        <LinkButton href={toLogin} variant="primary" autoFocus>
          {done.toLogin}
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
