import { signInValidation } from '@pressdock/api';
import { Alert, Button, Form, LinkButton, PasswordField, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { signInAtom } from '../../entities/session/session.atoms.ts';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import * as styles from '../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../shared/page/AuthLayout.tsx';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { useSetAtom } from '../../shared/state.ts';
import { adminMessages } from './admin.messages.ts';
import { operatorFailure } from './operator.rules.ts';

const { operator: words } = adminMessages;
const fields = ['firstName', 'lastName', 'email', 'password'] as const;

interface Faults {
  message?: string;
  fields?: Record<string, string>;
}

/** Makes the operator's account with the code that the server printed at its first start, and signs in. */
export function CreateOperatorPage({ code }: { code: string }) {
  const signIn = useSetAtom(signInAtom);
  const [faults, setFaults] = useState<Faults>({});
  const [isMade, setMade] = useState(false);
  const { isPending, run } = useSubmission();

  const submit = (form: HTMLFormElement) =>
    run(async () => {
      setFaults({});
      const given = new FormData(form);
      const [firstName = '', lastName = '', address = '', password = ''] = fields.map((name) =>
        String(given.get(name) ?? ''),
      );
      const email = address.trim();
      if ([firstName, lastName, email, password].some((text) => text.trim() === '')) {
        setFaults({ message: signInValidation.registerIncomplete });
        return;
      }
      const body = { code, firstName, lastName, email, password };
      const made = await api.post('/api/v1/users/create/operator', { body });
      if (!made.ok) {
        setFaults(operatorFailure(made));
        return;
      }
      const signedIn = await signIn({ email, password });
      setMade(!signedIn.ok);
    });

  if (isMade) {
    return (
      <AuthLayout title={words.title}>
        <Alert tone="positive">{words.made}</Alert>
        <LinkButton href={paths.login()}>{words.toLogin}</LinkButton>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.title}>
      <Text tone="muted">{words.lead}</Text>
      <Form
        onSubmit={(event) => submit(event.currentTarget)}
        errorMessage={faults.message}
        validationErrors={faults.fields}
      >
        <div className={styles.pair}>
          <TextField
            name="firstName"
            label={words.firstName}
            autoComplete="given-name"
            isRequired
          />
          <TextField name="lastName" label={words.lastName} autoComplete="family-name" isRequired />
        </div>
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          isRequired
        />
        <PasswordField
          name="password"
          label={words.password}
          description={words.passwordHint}
          autoComplete="new-password"
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
