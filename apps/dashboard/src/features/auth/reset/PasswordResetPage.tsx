import { Button, Form, Link, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { paths } from '../../../shared/paths.ts';
import { api } from '../../../shared/server/api.ts';
import { authMessages } from '../auth.messages.ts';
import type { FormFaults } from '../auth.rules.ts';
import { resetMessages } from './reset.messages.ts';
import { requestFailure, requestFaults } from './reset.rules.ts';

const { request: words, sent } = resetMessages;
const footer = <Link href={paths.login()}>{words.back}</Link>;

/** Asks for a letter to set a new password with; whether there is such an account is never said. */
export function PasswordResetPage() {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [faults, setFaults] = useState<FormFaults>();
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      const found = requestFaults(email);
      setFaults(found);
      if (found) return;
      const result = await api.post('/api/v1/password-reset', { body: { email: email.trim() } });
      if (result.ok) setSentTo(email.trim());
      else setFaults(requestFailure(result));
    });

  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <AuthLayout title={words.title} footer={footer}>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <Form
        onSubmit={submit}
        errorMessage={faults?.message}
        validationErrors={faults?.fields}
        summaryTitle={words.failedTitle}
      >
        <TextField
          name="email"
          type="email"
          label={authMessages.email}
          autoComplete="username"
          isRequired
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            setFaults(undefined);
          }}
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

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthLayout title={sent.title} footer={footer}>
      <div role="status">
        <Text as="p">{sent.text(email)}</Text>
      </div>
      <Text as="p" tone="muted">
        {sent.hint}
      </Text>
      <div className={styles.submit}>
        <Button autoFocus onPress={onAgain}>
          {sent.again}
        </Button>
      </div>
    </AuthLayout>
  );
}
