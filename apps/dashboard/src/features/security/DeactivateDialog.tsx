import type { DeactivatedResponse } from '@pressdock/api';
import { Button, Dialog, Form, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { navigateFreely } from '../../shared/navigation/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { securityMessages } from './security.messages.ts';
import { type FormFaults, formFailure, isSameAddress } from './security.rules.ts';
import { useProof } from './useProof.tsx';

const { leave: words, cancel } = securityMessages;

export interface DeactivateDialogProps {
  email: string;
  onClose: () => void;
}

/** Asks for the account's own address before the account ends, and then leads out. */
export function DeactivateDialog({ email, onClose }: DeactivateDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<FormFaults>({});
  const { withProof, dialog } = useProof();
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      const isConfirmed = isSameAddress(typed, email);
      setFaults(isConfirmed ? {} : { fields: { email: words.mismatch } });
      if (!isConfirmed) return;
      const result = await withProof<DeactivatedResponse>(() =>
        api.delete('/api/v1/users/me/deactivate'),
      );
      if (result === undefined) return;
      if (result.ok) navigateFreely(paths.leave(result.data.endsAt), { replace: true });
      else setFaults(formFailure(result, words.failed));
    });

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={onClose}
        size="small"
        title={words.question}
        description={words.context}
        actions={
          <>
            <Button onPress={onClose}>{cancel}</Button>
            <Button type="submit" form={formId} variant="critical" isPending={isPending}>
              {words.start}
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
          <TextField
            name="email"
            label={words.typed(email)}
            autoComplete="off"
            autoFocus
            isRequired
            value={typed}
            onChange={(address) => {
              setTyped(address);
              setFaults({});
            }}
          />
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}
