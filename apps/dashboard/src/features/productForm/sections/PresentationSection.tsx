import { RichTextEditor } from '@pressdock/ui/rich-text-editor';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import type { ProductKind } from '../../../shared/paths.ts';
import { PictureField } from '../images/ImageField.tsx';
import { productFormMessages } from '../productForm.messages.ts';
import { pictureFields } from '../rules/images.rules.ts';
import type { ProductFormState } from '../useProductForm.ts';
import { TextInput } from './TextInput.tsx';

/** What sites show of the product. A theme's pictures come from its package, so it has none here. */
export function PresentationSection({ kind, form }: { kind: ProductKind; form: ProductFormState }) {
  const words = productFormMessages(kind);
  if (kind === 'theme') {
    return (
      <FormSection name="presentation" {...words.presentation}>
        <TextInput kind={kind} form={form} name="details_url" />
      </FormSection>
    );
  }
  return (
    <FormSection name="presentation" {...words.presentation}>
      <TextInput kind={kind} form={form} name="homepage" />
      <TextInput kind={kind} form={form} name="author" />
      <TextInput kind={kind} form={form} name="author_homepage" />
      <RichTextEditor
        name="installation"
        {...words.fields.installation}
        value={form.values.installation}
        onChange={(html) => form.change('installation', html)}
      />
      {pictureFields.map((name) => (
        <PictureField key={name} form={form} name={name} label={words.fields[name].label} />
      ))}
    </FormSection>
  );
}
