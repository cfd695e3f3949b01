import { Button, Form, Link, PasswordField, Spinner, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { signInAtom } from '../../../entities/session/session.atoms.ts';
import { noErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { parameters, paths } from '../../../shared/paths.ts';
import { api } from '../../../shared/server/api.ts';
import { interfaceAtom } from '../../../shared/server/interface.queries.ts';
import { readInvitation } from '../../../shared/session/cookie.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { authMessages } from '../auth.messages.ts';
import { SignInReason } from '../signIn/SignInReason.tsx';
import { registerMessages as words } from './register.messages.ts';
import {
  explainNoRegistration,
  findRegistrationErrors,
  registrationFailure,
} from './register.rules.ts';

const blank = { firstName: '', lastName: '', email: '', password: '' };

/** Creates an account and signs in, if registration is open to this person. */
export function RegisterPage() {
  const { data, isError } = useAtomValue(interfaceAtom);
  const mode = data?.registration;
  const [invitation] = useState(readInvitation);
  const closed = mode && explainNoRegistration(mode, invitation !== undefined);
  if (mode === undefined && !isError) {
    return (
      <AuthLayout title={words.title}>
        <Spinner label={words.loading} />
      </AuthLayout>
    );
  }
  if (closed) {
    return (
      <AuthLayout title={closed.title} footer={<Footer />}>
        <Text as="p">{closed.text}</Text>
      </AuthLayout>
    );
  }
  return <RegistrationForm invitation={invitation} />;
}

function Footer() {
  const next = new URLSearchParams(useSearch()).get(parameters.next) ?? undefined;
  return (
    <>
      {words.hasAccount} <Link href={paths.login(next)}>{words.toLogin}</Link>
    </>
  );
}

/** The form of a new account. Once it is saved, the router opens the dashboard. */
function RegistrationForm({ invitation }: { invitation: string | undefined }) {
  const signIn = useSetAtom(signInAtom);
  const [hasSignInFailed, setSignInFailed] = useState(false);
  const query = new URLSearchParams(useSearch());
  const referralCode = query.get(parameters.referralCode)?.trim() || undefined;
  const form = useForm({
    source: { values: blank },
    validate: (values) => findRegistrationErrors(values) ?? noErrors,
    save: async (values) => {
      const body = { ...values, referralCode, invitation, email: values.email.trim() };
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

  return (
    <AuthLayout title={words.title} footer={<Footer />}>
      <SignInReason />
      {invitation ? <Text tone="muted">{words.invited}</Text> : null}
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
