import { Button, Dialog, Form, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { teamMessages } from './team.messages.ts';
import { inviteMemberAtom } from './team.queries.ts';

const { invite: words } = teamMessages;

interface Faults {
  fields?: Record<string, string>;
  message?: string;
}

/**
 * Asks for an address and mails an invitation to it.
 * @see specification, section 5, "Team member"
 */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const invite = useSetAtom(inviteMemberAtom);
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      const address = email.trim();
      setFaults(address === '' ? { fields: { email: words.missing } } : {});
      if (address === '') return;
      const result = await invite(address);
      if (result.ok) {
        toasts.add({ title: words.sent(address), tone: 'positive' });
        onClose();
        return;
      }
      const { fields, message } = result.error;
      const isRefused = result.status === 403 || result.status === 409;
      setFaults({ fields, message: isRefused ? message : words.failed });
    });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
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
      >
        <TextField
          name="email"
          type="email"
          label={words.email}
          value={email}
          onChange={setEmail}
          autoComplete="off"
          isRequired
        />
      </Form>
    </Dialog>
  );
}
