import type { DeployKeyResponse } from '@pressdock/api';
import { Button } from '@pressdock/ui';
import { useState } from 'react';
import { ProductPicker } from '../../../entities/license/ProductPicker.tsx';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { explainFailure, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { keysMessages } from './keys.messages.ts';
import { createDeployKeyAtom } from './keys.queries.ts';
import { PublicKey } from './PublicKey.tsx';

const { add, form: words, result } = keysMessages;

/**
 * Adds a deploy key for a plugin or a theme, and shows its public part.
 * @see specification, section 5, "Deploy key"
 */
export function AddDeployKeyDialog({ onClose }: { onClose: () => void }) {
  const create = useSetAtom(createDeployKeyAtom);
  const [created, setCreated] = useState<DeployKeyResponse>();
  const form = useForm({
    source: { values: { pluginOrThemeId: '' } },
    validate: ({ pluginOrThemeId }) =>
      fieldErrors(pluginOrThemeId === '' ? { pluginOrThemeId: words.missing } : {}),
    save: ({ pluginOrThemeId }) => create(pluginOrThemeId),
    explain: (failure) =>
      failure.status === 409
        ? fieldErrors({ pluginOrThemeId: failure.error.message })
        : explainFailure(failure, words.failed),
    onSaved: setCreated,
  });
  return (
    <FormDialog
      form={form}
      title={created ? result.createdTitle : words.title}
      description={created ? undefined : words.description}
      submitLabel={add}
      errorTitle={words.errorTitle}
      result={
        created && {
          content: <PublicKey deployKey={created} />,
          actions: <Button onPress={onClose}>{result.close}</Button>,
        }
      }
      onClose={onClose}
    >
      <ProductPicker {...form.field('pluginOrThemeId')} description={words.product} />
    </FormDialog>
  );
}
