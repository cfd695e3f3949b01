import { SECRET_MASK } from '@pressdock/api';
import { PasswordField } from '@pressdock/ui';
import type { ProductKind } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { secretWords } from '../fields.messages.ts';
import { productFormMessages } from '../productForm.messages.ts';
import { isSecretKeptAtom } from '../profile.queries.ts';
import type { Secret } from '../rules/platforms.rules.ts';
import type { ProductFormState } from '../useProductForm.ts';

export interface SecretInputProps {
  kind: ProductKind;
  form: ProductFormState;
  name: Secret;
}

/** A key of the account that a platform asks for. One that is kept is never shown again. */
export function SecretInput({ kind, form, name }: SecretInputProps) {
  const { secretKept } = productFormMessages(kind);
  const isKept = useAtomValue(isSecretKeptAtom)(name);
  return (
    <PasswordField
      name={name}
      label={secretWords[name].label}
      description={isKept ? secretKept : secretWords[name].description}
      placeholder={isKept ? SECRET_MASK : undefined}
      value={form.secrets[name] ?? ''}
      onChange={(value) => form.changeSecret(name, value)}
      autoComplete="off"
    />
  );
}
