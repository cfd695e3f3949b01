import type { LicenseBulkAction } from '@pressdock/api';
import { Text } from '@pressdock/ui';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { type FailedCall, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { bulkAtom } from './bulk.atoms.ts';
import { bulkMessages as words } from './bulk.messages.ts';
import {
  type BulkScope,
  countOf,
  type ExtensionValues,
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

const oneYear: ExtensionValues = { unit: 'years', extension: '1' };

/** Asks before a bulk change of licenses, and shows how many it affects. */
export function BulkDialog({ action, scope, onClose, onDone }: BulkDialogProps) {
  const perform = useSetAtom(bulkAtom);
  const count = countOf(scope);
  const isExtending = action === 'extend';
  const form = useForm({
    source: { values: oneYear },
    validate: (values) => {
      const extension = isExtending ? readExtension(values.unit, values.extension) : {};
      if (typeof extension === 'string') return fieldErrors({ extension });
      return isTooMany(scope) ? { message: words.tooMany } : {};
    },
    save: (values) => {
      const extension = isExtending ? readExtension(values.unit, values.extension) : {};
      return perform({
        action,
        ...scopeBody(scope),
        ...(typeof extension === 'string' ? {} : extension),
      });
    },
    explain: ({ status, error }: FailedCall) => {
      const hasReason = status === 409 || status === 422;
      return { message: hasReason ? error.message : words.failed[action] };
    },
    onSaved: ({ undo }) => {
      onDone();
      if (undo === null) toasts.add({ title: words.nothing, tone: 'neutral' });
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={words.title[action](count)}
      description={words.body[action]}
      submitLabel={words.confirm[action](count)}
      isCritical={action === 'delete'}
      isCancelFocused={!isExtending}
      closesWithoutAsking
      onClose={onClose}
    >
      {isExtending ? <ExtensionFields form={form} /> : null}
      <Text as="p" tone="muted">
        {words.undoable}
      </Text>
    </FormDialog>
  );
}
