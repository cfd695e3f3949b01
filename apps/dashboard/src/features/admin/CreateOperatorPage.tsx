import { signInValidation } from '@pressdock/api';
import { Alert, Button, Form, LinkButton, PasswordField, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { signInAtom } from '../../entities/session/session.atoms.ts';
import { noErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import * as styles from '../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../shared/page/AuthLayout.tsx';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { useSetAtom } from '../../shared/state.ts';
import { adminMessages } from './admin.messages.ts';
import { explainOperatorFailure } from './operator.rules.ts';

const { operator: words } = adminMessages;
const blank = { firstName: '', lastName: '', email: '', password: '' };

/** Creates the operator's account with the code the server printed on first start, then signs in. */
export function CreateOperatorPage({ code }: { code: string }) {
  const signIn = useSetAtom(signInAtom);
  const [isMade, setMade] = useState(false);
  const form = useForm({
    source: { values: blank },
    validate: (values) =>
      Object.values(values).some((text) => text.trim() === '')
        ? { message: signInValidation.registerIncomplete }
        : noErrors,
    save: async (values) => {
      const body = { ...values, code, email: values.email.trim() };
      const created = await api.post('/api/v1/users/create/operator', { body });
      if (!created.ok) return created;
      const signedIn = await signIn({ email: body.email, password: body.password });
      return { ...created, data: signedIn.ok };
    },
    explain: explainOperatorFailure,
    onSaved: (isSignedIn) => setMade(!isSignedIn),
  });

  if (isMade) {
    return (
      <AuthLayout title={words.title}>
        <Alert tone="positive">{words.created}</Alert>
        <LinkButton href={paths.login()}>{words.toLogin}</LinkButton>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.title}>
      <Text tone="muted">{words.lead}</Text>
      <Form
        onSubmit={form.submit}
        errorMessage={form.errors.message}
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
          label={words.email}
          autoComplete="username"
          isRequired
        />
        <PasswordField
          {...form.field('password')}
          label={words.password}
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
