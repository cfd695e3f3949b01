import { Button, ComboBox, Dialog, SelectItem, Text } from '@pressdock/ui';
import { useState } from 'react';
import { productListAtoms } from '../../../entities/product/product.queries.ts';
import { searchProducts } from '../../../entities/product/productSearch.rules.ts';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { fieldErrors, noErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { copyVersionMessages } from './copyVersion.messages.ts';

const blank: { target: string | null } = { target: null };

/** Asks for the product to copy a version to, and continues there. */
export function ChooseCopyTarget({ product, version, onClose }: VersionDialogProps) {
  const { kind, _id: id } = product;
  const words = copyVersionMessages(kind);
  const { data, isError, isFetching, refetch } = useAtomValue(productListAtoms[kind]);
  const others = data?.filter(({ _id }) => _id !== id) ?? [];
  const [typed, setTyped] = useState('');
  const hasNone = data !== undefined && others.length === 0;
  const form = useForm({
    source: { values: blank },
    validate: ({ target }) => fieldErrors(target === null ? { target: words.missing } : {}),
    save: async ({ target }) => ({ ok: true, status: 200, data: target ?? '' }),
    explain: () => noErrors,
    onSaved: (target) => {
      onClose();
      navigate(paths.copyVersion(kind, target, { sourceId: id, sourceVersionId: version._id }));
    },
  });
  const selected = others.find(({ _id }) => _id === form.values.target);
  const found = searchProducts(others, typed === selected?.name ? '' : typed);
  const dialog = {
    size: 'small',
    title: words.chooseTitle(version.version),
    description: words.chooseDescription,
  } as const;
  if (hasNone) {
    return (
      <Dialog
        {...dialog}
        isOpen
        onOpenChange={onClose}
        actions={<Button onPress={onClose}>{words.close}</Button>}
      >
        <Text as="p">{words.none}</Text>
      </Dialog>
    );
  }
  return (
    <FormDialog
      {...dialog}
      form={form}
      submitLabel={words.continue}
      errorTitle={words.errorTitle}
      closesWithoutAsking
      onClose={onClose}
    >
      {isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.listFailed}
        </FailureNotice>
      ) : (
        <ComboBox
          name="target"
          label={words.target}
          placeholder={words.targetPlaceholder}
          emptyMessage={words.noMatch}
          isPending={data === undefined}
          value={form.values.target}
          onChange={(target) => form.change({ target })}
          onInputChange={setTyped}
          items={found}
        >
          {(other) => <SelectItem id={other._id}>{other.name}</SelectItem>}
        </ComboBox>
      )}
    </FormDialog>
  );
}
