import { Button, Dialog, Form, PasswordField } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { api } from '../../shared/server/api.ts';
import { securityMessages } from './security.messages.ts';
import { type FormFaults, formFailure } from './security.rules.ts';

const { proof: words, cancel } = securityMessages;

/** Asks for the current password, before something that a stolen session must not do. */
export function ProofDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const formId = useId();
  const [currentPassword, setCurrentPassword] = useState('');
  const [faults, setFaults] = useState<FormFaults>({});
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      setFaults({});
      if (currentPassword === '') {
        setFaults({ fields: { currentPassword: words.missing } });
        return;
      }
      const result = await api.post('/api/v1/users/me/proof', { body: { currentPassword } });
      if (result.ok) onAnswer(true);
      else setFaults(formFailure(result, result.error.message));
    });

  return (
    <Dialog
      isOpen
      onOpenChange={() => onAnswer(false)}
      size="small"
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onPress={() => onAnswer(false)}>{cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        validationErrors={faults.fields}
        errorMessage={faults.message}
        summaryTitle={words.summary}
      >
        <PasswordField
          name="currentPassword"
          label={words.password}
          autoComplete="current-password"
          autoFocus
          isRequired
          value={currentPassword}
          onChange={(typed) => {
            setCurrentPassword(typed);
            setFaults({});
          }}
        />
      </Form>
    </Dialog>
  );
}
