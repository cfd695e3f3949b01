import type { ProductKind } from '@pressdock/api';
import { TextField } from '@pressdock/ui';
import { productFormMessages } from '../productForm.messages.ts';
import type { TextField as TextName } from '../rules/productForm.values.ts';
import type { ProductFormHandle } from '../useProductForm.ts';

export interface TextInputProps {
  kind: ProductKind;
  form: ProductFormHandle;
  name: TextName;
  isRequired?: boolean;
}

const urls: ReadonlySet<TextName> = new Set([
  'homepage',
  'author_homepage',
  'details_url',
  'easy_digital_downloads_url',
  'whmcs_url',
]);
const codes: ReadonlySet<TextName> = new Set([
  'slug',
  'easy_digital_downloads_id',
  'envato_id',
  'gumroad_product_id',
  'gumroad_product_permalink',
  'sendowl_product_id',
]);

/** A text field of a product. */
export function TextInput({ kind, form, name, isRequired }: TextInputProps) {
  return (
    <TextField
      name={name}
      {...productFormMessages(kind).fields[name]}
      value={form.values[name]}
      onChange={(value) => form.change({ [name]: value })}
      isRequired={isRequired}
      isMonospace={codes.has(name)}
      type={urls.has(name) ? 'url' : 'text'}
      autoComplete="off"
    />
  );
}
