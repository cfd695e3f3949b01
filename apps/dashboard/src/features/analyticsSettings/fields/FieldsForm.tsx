import { COLLECTED_FIELDS, type CollectedField } from '@pressdock/api/limits';
import { Button, Checkbox, CheckboxGroup, Form } from '@pressdock/ui';
import { failureErrors } from '../../../shared/form/formErrors.rules.ts';
import { UnsavedChangesDialog } from '../../../shared/form/UnsavedChangesDialog.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { useLeaveGuard } from '../../../shared/form/useLeaveGuard.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';
import { saveFieldsAtom } from '../analyticsSettings.queries.ts';

const { fields: words } = analyticsSettingsMessages;

export interface FieldsFormProps {
  product: { id: string; name: string };
  /** The stored fields. */
  saved: readonly CollectedField[];
  isReadOnly: boolean;
}

/** Chooses the optional fields of a product's sites, each with an explanation. */
export function FieldsForm({ product, saved, isReadOnly }: FieldsFormProps) {
  const save = useSetAtom(saveFieldsAtom);
  const form = useForm({
    source: { values: { fields: COLLECTED_FIELDS.filter((field) => saved.includes(field)) } },
    save: ({ fields }) => save({ id: product.id, fields }),
    explain: (failure) => failureErrors(failure, words.failed),
    onSaved: () => toasts.add({ title: words.saved(product.name), tone: 'positive' }),
  });
  const guard = useLeaveGuard(form.hasChanges);
  const choose = (selected: string[]) =>
    form.change({ fields: COLLECTED_FIELDS.filter((field) => selected.includes(field)) });
  return (
    <>
      <Form
        onSubmit={form.submit}
        validationErrors={form.errors.fields}
        errorMessage={form.errors.message}
      >
        <CheckboxGroup
          label={words.label}
          description={words.later}
          value={form.values.fields}
          onChange={choose}
          isReadOnly={isReadOnly}
        >
          {COLLECTED_FIELDS.map((field) => (
            <Checkbox key={field} value={field} description={words.fields[field].description}>
              {words.fields[field].label}
            </Checkbox>
          ))}
        </CheckboxGroup>
        {isReadOnly ? null : (
          <div>
            <Button type="submit" isPending={form.isPending} isDisabled={!form.hasChanges}>
              {words.save}
            </Button>
          </div>
        )}
      </Form>
      <UnsavedChangesDialog guard={guard} />
    </>
  );
}
