import { Button, Form, Link, PasswordField, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { signInAtom } from '../../../entities/session/session.atoms.ts';
import { noErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { parameters, paths } from '../../../shared/paths.ts';
import { api } from '../../../shared/server/api.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { authMessages } from '../auth.messages.ts';
import { SignInReason } from '../signIn/SignInReason.tsx';
import { registerMessages as words } from './register.messages.ts';
import { findRegistrationErrors, registrationFailure } from './register.rules.ts';

const blank = { firstName: '', lastName: '', email: '', password: '' };

/** Creates an account and signs in; the router then opens the dashboard. */
export function RegisterPage() {
  const signIn = useSetAtom(signInAtom);
  const [hasSignInFailed, setSignInFailed] = useState(false);
  const query = new URLSearchParams(useSearch());
  const referralCode = query.get(parameters.referralCode)?.trim() || undefined;
  const next = query.get(parameters.next) ?? undefined;
  const form = useForm({
    source: { values: blank },
    validate: (values) => findRegistrationErrors(values) ?? noErrors,
    save: async (values) => {
      const body = { ...values, referralCode, email: values.email.trim() };
      const registered = await api.post('/api/v1/users/create/register/', { body });
      if (!registered.ok) return registered;
      const signedIn = await signIn({ email: body.email, password: body.password });
      return { ...registered, data: signedIn.ok };
    },
    explain: registrationFailure,
    onSaved: (isSignedIn) => setSignInFailed(!isSignedIn),
  });

  const submit = () => {
    setSignInFailed(false);
    return form.submit();
  };

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
        onSubmit={submit}
        errorMessage={hasSignInFailed ? words.signInFailed : form.errors.message}
        validationErrors={form.errors.fields}
      >
        <div className={styles.pair}>
          <TextField
            {...form.field('firstName')}
            label={words.firstName}
            autoComplete="given-name"
            isRequired
          />
          <TextField
            {...form.field('lastName')}
            label={words.lastName}
            autoComplete="family-name"
            isRequired
          />
        </div>
        <TextField
          {...form.field('email')}
          type="email"
          label={authMessages.email}
          autoComplete="username"
          isRequired
        />
        <PasswordField
          {...form.field('password')}
          label={authMessages.password}
          description={words.passwordHint}
          autoComplete="new-password"
          isRequired
        />
        <div className={styles.submit}>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </AuthLayout>
  );
}
