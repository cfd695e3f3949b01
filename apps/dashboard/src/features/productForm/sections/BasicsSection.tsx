import type { ProductKind } from '@pressdock/api';
import { RichTextEditor } from '@pressdock/ui/rich-text-editor';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { productFormMessages } from '../productForm.messages.ts';
import type { ProductFormHandle } from '../useProductForm.ts';
import { TextInput } from './TextInput.tsx';

/** The name, slug and description: everything a new product needs. */
export function BasicsSection({ kind, form }: { kind: ProductKind; form: ProductFormHandle }) {
  const words = productFormMessages(kind);
  return (
    <FormSection name="basics" {...words.basics}>
      <TextInput kind={kind} form={form} name="name" isRequired />
      <TextInput kind={kind} form={form} name="slug" isRequired />
      <RichTextEditor
        name="description"
        {...words.fields.description}
        isRequired
        value={form.values.description}
        onChange={(html) => form.change({ description: html })}
      />
    </FormSection>
  );
}
