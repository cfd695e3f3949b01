import type { LicenseBulkAction } from '@pressdock/api';
import { Alert, Button, Dialog, Form, Text } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { bulkAtom } from './bulk.atoms.ts';
import { bulkMessages as words } from './bulk.messages.ts';
import {
  type BulkScope,
  countOf,
  type ExtensionUnit,
  isTooMany,
  readExtension,
  scopeBody,
} from './bulk.rules.ts';
import { ExtensionFields } from './ExtensionFields.tsx';

export interface BulkDialogProps {
  action: LicenseBulkAction;
  scope: BulkScope;
  onClose: () => void;
  onDone: () => void;
}

const aYear: { unit: ExtensionUnit; typed: string } = { unit: 'years', typed: '1' };

/** Asks before something is done to many licences, naming how many. */
export function BulkDialog({ action, scope, onClose, onDone }: BulkDialogProps) {
  const formId = useId();
  const [extension, setExtension] = useState(aYear);
  const [problem, setProblem] = useState<{ extension?: string; message?: string }>({});
  const perform = useSetAtom(bulkAtom);
  const { isPending, run } = useSubmission();
  const count = countOf(scope);
  const isCritical = action === 'delete';

  const submit = () =>
    run(async () => {
      setProblem({});
      const by = action === 'extend' ? readExtension(extension.unit, extension.typed) : {};
      if (typeof by === 'string') return setProblem({ extension: by });
      if (isTooMany(scope)) return setProblem({ message: words.tooMany });
      const result = await perform({ action, ...scopeBody(scope), ...by });
      if (result.ok) {
        onDone();
        if (result.data.undo === null) toasts.add({ title: words.nothing, tone: 'neutral' });
        return;
      }
      const isForThem = result.status === 409 || result.status === 422;
      setProblem({ message: isForThem ? result.error.message : words.failed[action] });
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
          <ExtensionFields
            {...extension}
            problem={problem.extension}
            onChange={(unit, typed) => setExtension({ unit, typed })}
          />
        ) : null}
        <Text as="p" tone="muted">
          {words.undoable}
        </Text>
      </Form>
    </Dialog>
  );
}
