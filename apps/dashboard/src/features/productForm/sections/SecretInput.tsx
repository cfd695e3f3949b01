import type { ProductKind } from '@pressdock/api';
import { SECRET_MASK } from '@pressdock/api';
import { PasswordField } from '@pressdock/ui';
import { useAtomValue } from '../../../shared/state.ts';
import { secretWords } from '../fields.messages.ts';
import { productFormMessages } from '../productForm.messages.ts';
import { isSecretSavedAtom } from '../profile.queries.ts';
import type { Secret } from '../rules/productForm.values.ts';
import type { ProductFormHandle } from '../useProductForm.ts';

export interface SecretInputProps {
  kind: ProductKind;
  form: ProductFormHandle;
  name: Secret;
}

/** The field of a secret of the account. A saved secret is never shown. */
export function SecretInput({ kind, form, name }: SecretInputProps) {
  const isSaved = useAtomValue(isSecretSavedAtom)(name);
  return (
    <PasswordField
      {...form.field(name)}
      label={secretWords[name].label}
      description={isSaved ? productFormMessages(kind).secretSaved : secretWords[name].description}
      placeholder={isSaved ? SECRET_MASK : undefined}
      autoComplete="off"
    />
  );
}
