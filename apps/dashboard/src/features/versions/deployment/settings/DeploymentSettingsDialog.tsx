import type { DeploymentResponse } from '@pressdock/api';
import { useState } from 'react';
import type { Product } from '../../../../entities/product/product.kind.ts';
import { FormDialog } from '../../../../shared/form/FormDialog.tsx';
import { fieldErrors } from '../../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../../shared/state.ts';
import { connectMessages } from '../connect/connect.messages.ts';
import { explainRejection } from '../connect/connect.rules.ts';
import { DeployedFromFields } from '../connect/DeployedFromFields.tsx';
import { updateDeploymentAtom } from '../deploymentPanel.atoms.ts';
import { panelMessages } from '../deploymentPanel.messages.ts';

const { settingsDialog: words } = panelMessages;

export interface DeploymentSettingsDialogProps {
  product: Product;
  deployment: DeploymentResponse;
  onClose: () => void;
}

/** Changes the branch, the folder and the tags that a product is deployed from. */
export function DeploymentSettingsDialog({
  product,
  deployment,
  onClose,
}: DeploymentSettingsDialogProps) {
  const { kind, _id: id } = product;
  const { branch, path, releasesTags, repository } = deployment;
  const update = useSetAtom(updateDeploymentAtom);
  const [source] = useState(() => ({ values: { branch, path, releasesTags } }));
  const form = useForm({
    source,
    validate: (values) =>
      fieldErrors(values.branch.trim() === '' ? { branch: connectMessages.branchMissing } : {}),
    save: (_values, { changes }) => update({ kind, id, body: changes }),
    explain: (failure) => explainRejection(failure, words.failed),
    savedToast: words.done,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={repository?.full_name}
      submitLabel={words.save}
      errorTitle={words.errorTitle}
      onClose={onClose}
    >
      <DeployedFromFields repositoryId={repository?._id ?? ''} form={form} />
    </FormDialog>
  );
}
