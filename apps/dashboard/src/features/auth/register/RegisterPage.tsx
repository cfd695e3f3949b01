import { Button, Form, Link, PasswordField, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { FormErrors } from '../../../shared/form/formErrors.rules.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { parameters, paths } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { authMessages } from '../auth.messages.ts';
import { textsOf } from '../auth.rules.ts';
import { SignInReason } from '../signIn/SignInReason.tsx';
import { submitRegistrationAtom } from './register.atoms.ts';
import { registerMessages as words } from './register.messages.ts';

const fields = ['firstName', 'lastName', 'email', 'password'] as const;

/** Creates an account and signs in; the router then opens the dashboard. */
export function RegisterPage() {
  const register = useSetAtom(submitRegistrationAtom);
  const [errors, setErrors] = useState<FormErrors | undefined>(undefined);
  const { isPending, run } = useSubmission();
  const query = new URLSearchParams(useSearch());
  const referralCode = query.get(parameters.referralCode)?.trim() || undefined;
  const next = query.get(parameters.next) ?? undefined;

  // Errors disappear while typing. If they disappeared on press, the button would move away.
  const clearErrors = () => setErrors(undefined);

  const submit = (form: HTMLFormElement) =>
    run(async () => {
      setErrors(undefined);
      setErrors(await register({ ...textsOf(new FormData(form), fields), referralCode }));
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
        errorMessage={errors?.message}
        validationErrors={errors?.fields}
      >
        <div className={styles.pair}>
          <TextField
            name="firstName"
            label={words.firstName}
            autoComplete="given-name"
            onChange={clearErrors}
            isRequired
          />
          <TextField
            name="lastName"
            label={words.lastName}
            autoComplete="family-name"
            onChange={clearErrors}
            isRequired
          />
        </div>
        <TextField
          name="email"
          type="email"
          label={authMessages.email}
          autoComplete="username"
          onChange={clearErrors}
          isRequired
        />
        <PasswordField
          name="password"
          label={authMessages.password}
          description={words.passwordHint}
          autoComplete="new-password"
          onChange={clearErrors}
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
