import { Button, Form, PasswordField, Text } from '@pressdock/ui';
import { useState } from 'react';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { api } from '../../../shared/server/api.ts';
import type { FormFaults } from '../auth.rules.ts';
import { resetMessages } from './reset.messages.ts';
import { resetFailure, resetFaults } from './reset.rules.ts';

const { change: words } = resetMessages;

export interface NewPasswordFormProps {
  /** The code of the letter. */
  nonce: string;
  onOutcome: (outcome: 'done' | 'refused') => void;
}

/** Asks for a new password twice and sets it. */
export function NewPasswordForm({ nonce, onOutcome }: NewPasswordFormProps) {
  const [passwordA, setPasswordA] = useState('');
  const [passwordB, setPasswordB] = useState('');
  const [faults, setFaults] = useState<FormFaults>();
  const { isPending, run } = useSubmission();

  // What is wrong goes while it is put right, not when the button that then moves is pressed.
  const change = (set: (typed: string) => void) => (typed: string) => {
    set(typed);
    setFaults(undefined);
  };

  const submit = () =>
    run(async () => {
      const found = resetFaults(passwordA, passwordB);
      setFaults(found);
      if (found) return;
      const body = { nonce, passwordA, passwordB };
      const result = await api.post('/api/v1/password-reset/reset', { body });
      if (result.ok) return onOutcome('done');
      const failure = resetFailure(result);
      if (failure === 'refused') onOutcome('refused');
      else setFaults(failure);
    });

  return (
    <Form
      onSubmit={submit}
      errorMessage={faults?.message}
      validationErrors={faults?.fields}
      summaryTitle={words.failedTitle}
    >
      <PasswordField
        name="passwordA"
        label={words.first}
        description={words.firstHint}
        autoComplete="new-password"
        isRequired
        value={passwordA}
        onChange={change(setPasswordA)}
      />
      <PasswordField
        name="passwordB"
        label={words.second}
        autoComplete="new-password"
        isRequired
        value={passwordB}
        onChange={change(setPasswordB)}
      />
      <Text as="p" tone="muted" size="13">
        {words.note}
      </Text>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}
