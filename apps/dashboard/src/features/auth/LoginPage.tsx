import { Button, Form, Link, PasswordField, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import * as styles from '../../shared/AuthLayout.css.ts';
import { AuthLayout } from '../../shared/AuthLayout.tsx';
import { parameters, paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import { submitSignInAtom } from './auth.atoms.ts';
import { authMessages } from './auth.messages.ts';
import { type FormFaults, textsOf } from './auth.rules.ts';

const { login: words } = authMessages;

function Footer() {
  const next = new URLSearchParams(useSearch()).get(parameters.next) ?? undefined;
  return (
    <>
      {words.noAccount} <Link href={paths.register(next)}>{words.toRegister}</Link>
    </>
  );
}

/** Signs somebody in; the router then leads on to where they wanted to go. */
export function LoginPage() {
  const signIn = useSetAtom(submitSignInAtom);
  const [faults, setFaults] = useState<FormFaults | undefined>(undefined);
  const { isPending, run } = useSubmission();

  const submit = (form: HTMLFormElement) =>
    run(async () => {
      setFaults(undefined);
      setFaults(await signIn(textsOf(new FormData(form), ['email', 'password'])));
    });

  return (
    <AuthLayout title={words.title} footer={<Footer />}>
      <Form onSubmit={(event) => submit(event.currentTarget)} errorMessage={faults?.message}>
        <TextField
          name="email"
          type="email"
          label={authMessages.email}
          autoComplete="username"
          isRequired
        />
        <PasswordField
          name="password"
          label={authMessages.password}
          autoComplete="current-password"
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
