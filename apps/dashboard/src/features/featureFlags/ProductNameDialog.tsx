import { flagValidation } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { FLAG_TEXT } from '@pressdock/api/limits';
import { TextField } from '@pressdock/ui';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { explainFailure, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { featureFlagsMessages } from './featureFlags.messages.ts';

interface Words {
  description: string;
  confirm: string;
  errorTitle: string;
  failed: string;
}

interface ProductNameDialogProps {
  title: string;
  words: Words;
  /** The name to begin with. */
  name: string;
  save: (name: string) => Promise<Result<{ _id: string }>>;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/**
 * Names a product, a new one or an existing one.
 * @see specification, section 5, "Feature flag product"
 */
export function ProductNameDialog({
  title,
  words,
  name,
  save,
  onSaved,
  onClose,
}: ProductNameDialogProps) {
  const form = useForm({
    source: { values: { name } },
    validate: (values) =>
      fieldErrors(values.name.trim() === '' ? { name: flagValidation.nameRequired } : {}),
    save: (values) => save(values.name.trim()),
    explain: (failure) =>
      failure.status === 403 || failure.status === 409
        ? fieldErrors({ name: failure.error.message })
        : explainFailure(failure, words.failed),
    onSaved: ({ _id }) => onSaved(_id),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={title}
      description={words.description}
      submitLabel={words.confirm}
      errorTitle={words.errorTitle}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={featureFlagsMessages.name}
        maxLength={FLAG_TEXT.name}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}
