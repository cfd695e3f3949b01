import { Button, Form, Link, PasswordField, TextField } from '@pressdock/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { signInAtom } from '../../../entities/session/session.atoms.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { parameters, paths } from '../../../shared/paths.ts';
import { readInterface } from '../../../shared/server/interface.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { authMessages } from '../auth.messages.ts';
import { findSignInErrors, textsOf } from '../auth.rules.ts';
import { SignInReason } from './SignInReason.tsx';
import { useSignInFlow } from './useSignInFlow.ts';

const { login: words } = authMessages;

const SignInStepPage = lazy(async () => ({
  default: (await import('./SignInStepPage.tsx')).SignInStepPage,
}));

function Footer() {
  const next = new URLSearchParams(useSearch()).get(parameters.next) ?? undefined;
  return (
    <>
      {words.noAccount} <Link href={paths.register(next)}>{words.toRegister}</Link>
    </>
  );
}

/** Returns whether nobody can register. Without a query, whose library the first page does not load. */
function useIsRegistrationClosed(): boolean {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const { registration } = await readInterface();
      if (isCurrent) setClosed(registration === 'closed');
    };
    // The link stays if the server cannot say, and its page explains.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return isClosed;
}

/** Signs a person in; the router then opens the page they wanted. */
export function LoginPage() {
  const signIn = useSetAtom(signInAtom);
  const isClosed = useIsRegistrationClosed();
  const flow = useSignInFlow(async (credentials) => {
    const result = await signIn(credentials);
    return result.ok ? undefined : result;
  });

  const submit = (form: HTMLFormElement) => {
    const { email, password } = textsOf(new FormData(form), ['email', 'password']);
    const errors = findSignInErrors({ email, password });
    if (errors) flow.setErrors(errors);
    else return flow.signIn({ email: email.trim(), password });
  };

  const page = (
    <AuthLayout title={words.title} footer={isClosed ? undefined : <Footer />}>
      <SignInReason />
      <Form onSubmit={(event) => submit(event.currentTarget)} errorMessage={flow.errors?.message}>
        <TextField
          name="email"
          type="email"
          label={authMessages.email}
          autoComplete="username"
          isRequired
          defaultValue={flow.typed?.email}
        />
        <PasswordField
          name="password"
          label={authMessages.password}
          autoComplete="current-password"
          isRequired
        />
        <div className={styles.submit}>
          <Button type="submit" variant="primary" isPending={flow.isPending}>
            {words.submit}
          </Button>
        </div>
        <Link href={paths.passwordReset()}>{words.forgotten}</Link>
      </Form>
    </AuthLayout>
  );
  if (flow.step === undefined) return page;
  return (
    <Suspense fallback={page}>
      <SignInStepPage step={flow.step} flow={flow} />
    </Suspense>
  );
}
