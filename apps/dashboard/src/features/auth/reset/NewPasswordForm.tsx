import type { Result } from '@pressdock/api/client';
import { Button, Form, PasswordField, Text } from '@pressdock/ui';
import { noErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { api } from '../../../shared/server/api.ts';
import { resetMessages } from './reset.messages.ts';
import { findPasswordErrors, resetFailure } from './reset.rules.ts';

const { change: words } = resetMessages;

type Outcome = 'done' | 'refused';

export interface NewPasswordFormProps {
  /** The code of the link in the e-mail. */
  nonce: string;
  onOutcome: (outcome: Outcome) => void;
}

/** Asks for a new password twice and sets it. */
export function NewPasswordForm({ nonce, onOutcome }: NewPasswordFormProps) {
  const form = useForm({
    source: { values: { passwordA: '', passwordB: '' } },
    validate: ({ passwordA, passwordB }) => findPasswordErrors(passwordA, passwordB) ?? noErrors,
    save: async (values): Promise<Result<Outcome>> => {
      const result = await api.post('/api/v1/password-reset/reset', { body: { nonce, ...values } });
      if (result.ok) return { ...result, data: 'done' };
      const isRefused = resetFailure(result) === 'refused';
      return isRefused ? { ok: true, status: result.status, data: 'refused' } : result;
    },
    explain: (failure) => {
      const errors = resetFailure(failure);
      return errors === 'refused' ? noErrors : errors;
    },
    onSaved: onOutcome,
  });
  return (
    <Form
      onSubmit={form.submit}
      errorMessage={form.errors.message}
      validationErrors={form.errors.fields}
      summaryTitle={words.failedTitle}
    >
      <PasswordField
        {...form.field('passwordA')}
        label={words.first}
        description={words.firstHint}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        {...form.field('passwordB')}
        label={words.second}
        autoComplete="new-password"
        isRequired
      />
      <Text as="p" tone="muted" size="13">
        {words.note}
      </Text>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}
