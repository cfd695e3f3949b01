import { type LicenseBulkAction, validationMessages } from '@pressdock/api';
import { Alert, Button, Dialog, Form, Text, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSetAtom } from '../../shared/state.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import { bulkAtom } from './bulk.atoms.ts';
import { bulkMessages as words } from './bulk.messages.ts';
import { type BulkScope, countOf, isExtension, isTooMany, scopeBody } from './bulk.rules.ts';
import { readWhole } from './licenseForm.rules.ts';

export interface BulkDialogProps {
  action: LicenseBulkAction;
  scope: BulkScope;
  onClose: () => void;
  onDone: () => void;
}

const YEAR = '365';

/** Asks before something is done to many licences, naming how many. */
export function BulkDialog({ action, scope, onClose, onDone }: BulkDialogProps) {
  const formId = useId();
  const [days, setDays] = useState(YEAR);
  const [problem, setProblem] = useState<{ days?: string; message?: string }>({});
  const perform = useSetAtom(bulkAtom);
  const { isPending, run } = useSubmission();
  const count = countOf(scope);
  const added = readWhole(days);
  const isCritical = action === 'delete';

  const submit = () =>
    run(async () => {
      setProblem({});
      if (action === 'extend' && !isExtension(added)) {
        return setProblem({ days: validationMessages.extendDays });
      }
      if (isTooMany(scope)) return setProblem({ message: validationMessages.bulkSelection });
      const result = await perform({
        action,
        ...scopeBody(scope),
        ...(action === 'extend' ? { days: added } : {}),
      });
      if (result.ok) return onDone();
      const isForThem = result.status === 409 || result.status === 422;
      setProblem({ message: isForThem ? result.error.message : words.failed });
    });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title[action](count)}
      description={words.body[action]}
      actions={
        <>
          <Button autoFocus={action !== 'extend'} onPress={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isCritical ? 'critical' : 'primary'}
            isPending={isPending}
          >
            {words.confirm[action](count)}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {problem.message ? <Alert tone="critical">{problem.message}</Alert> : null}
        {action === 'extend' ? (
          <TextField
            name="days"
            label={words.days}
            value={days}
            onChange={setDays}
            inputMode="numeric"
            autoComplete="off"
            errorMessage={problem.days}
            isRequired
          />
        ) : null}
        <Text as="p" tone="muted">
          {words.undoable}
        </Text>
      </Form>
    </Dialog>
  );
}
