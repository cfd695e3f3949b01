import { Button, Form, Link, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { noErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { paths } from '../../../shared/paths.ts';
import { api } from '../../../shared/server/api.ts';
import { authMessages } from '../auth.messages.ts';
import { resetMessages } from './reset.messages.ts';
import { findRequestErrors, requestFailure } from './reset.rules.ts';

const { request: words, sent } = resetMessages;
const footer = <Link href={paths.login()}>{words.back}</Link>;

/**
 * Requests an e-mail for setting a new password. Never reveals whether there is such an account.
 */
export function PasswordResetPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    source: { values: { email: '' } },
    validate: ({ email }) => findRequestErrors(email) ?? noErrors,
    save: ({ email }) => api.post('/api/v1/password-reset', { body: { email: email.trim() } }),
    explain: requestFailure,
    onSaved: () => setSentTo(form.values.email.trim()),
  });

  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <AuthLayout title={words.title} footer={footer}>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <Form
        onSubmit={form.submit}
        errorMessage={form.errors.message}
        validationErrors={form.errors.fields}
        summaryTitle={words.failedTitle}
      >
        <TextField
          {...form.field('email')}
          type="email"
          label={authMessages.email}
          autoComplete="username"
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
