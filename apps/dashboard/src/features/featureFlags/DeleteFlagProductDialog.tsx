import type { FlagProductResponse } from '@pressdock/api';
import { TextField } from '@pressdock/ui';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { featureFlagsMessages } from './featureFlags.messages.ts';
import {
  activeUserCountAtoms,
  deleteFlagProductAtom,
  flagCountsAtoms,
} from './featureFlags.queries.ts';

const { delete: words } = featureFlagsMessages;

export interface DeleteFlagProductDialogProps {
  product: FlagProductResponse;
  onClose: () => void;
}

/** Returns what is deleted with a product, in a sentence. */
function useLosses(id: string): string {
  const counts = useAtomValue(flagCountsAtoms(id));
  const users = useAtomValue(activeUserCountAtoms(id));
  if (counts.data && users.data) {
    return words.losses(counts.data.active + counts.data.inactive, users.data.count);
  }
  return counts.isError || users.isError ? words.unknownLosses : words.counting;
}

/** Asks before a product is deleted with its flags and identifiers, and requires its name. */
export function DeleteFlagProductDialog({ product, onClose }: DeleteFlagProductDialogProps) {
  const { _id: id, name } = product;
  const remove = useSetAtom(deleteFlagProductAtom);
  const losses = useLosses(id);
  const form = useForm({
    source: { values: { name: '' } },
    validate: (values) => fieldErrors(values.name.trim() === name ? {} : { name: words.mismatch }),
    save: () => remove(id),
    explain: () => ({ message: words.failed }),
    savedToast: words.done(name),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={words.title(name)}
      description={losses}
      submitLabel={words.confirm}
      isCritical
      errorTitle={words.errorTitle}
      closesWithoutAsking
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={words.typeToConfirm(name)} autoComplete="off" />
    </FormDialog>
  );
}
