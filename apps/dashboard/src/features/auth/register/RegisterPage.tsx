import { Button, Form, Link, PasswordField, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { parameters, paths } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { authMessages } from '../auth.messages.ts';
import { type FormFaults, textsOf } from '../auth.rules.ts';
import { SignInReason } from '../signIn/SignInReason.tsx';
import { submitRegistrationAtom } from './register.atoms.ts';
import { registerMessages as words } from './register.messages.ts';

const fields = ['firstName', 'lastName', 'email', 'password'] as const;

/** Opens an account and signs in with it; the router then leads on to the dashboard. */
export function RegisterPage() {
  const register = useSetAtom(submitRegistrationAtom);
  const [faults, setFaults] = useState<FormFaults | undefined>(undefined);
  const { isPending, run } = useSubmission();
  const query = new URLSearchParams(useSearch());
  const referralCode = query.get(parameters.referralCode)?.trim() || undefined;
  const next = query.get(parameters.next) ?? undefined;

  // What is wrong goes while it is put right, not when the button that then moves is pressed.
  const forgetFaults = () => setFaults(undefined);

  const submit = (form: HTMLFormElement) =>
    run(async () => {
      setFaults(undefined);
      setFaults(await register({ ...textsOf(new FormData(form), fields), referralCode }));
    });

  const footer = (
    <>
      {words.hasAccount} <Link href={paths.login(next)}>{words.toLogin}</Link>
    </>
  );

  return (
    <AuthLayout title={words.title} footer={footer}>
      <SignInReason />
      {referralCode ? <Text tone="muted">{words.referral(referralCode)}</Text> : null}
      <Form
        onSubmit={(event) => submit(event.currentTarget)}
        errorMessage={faults?.message}
        validationErrors={faults?.fields}
      >
        <div className={styles.pair}>
          <TextField
            name="firstName"
            label={words.firstName}
            autoComplete="given-name"
            onChange={forgetFaults}
            isRequired
          />
          <TextField
            name="lastName"
            label={words.lastName}
            autoComplete="family-name"
            onChange={forgetFaults}
            isRequired
          />
        </div>
        <TextField
          name="email"
          type="email"
          label={authMessages.email}
          autoComplete="username"
          onChange={forgetFaults}
          isRequired
        />
        <PasswordField
          name="password"
          label={authMessages.password}
          description={words.passwordHint}
          autoComplete="new-password"
          onChange={forgetFaults}
          isRequired
        />
        <div className={styles.submit}>
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </AuthLayout>
  );
}
