import type { ProductKind } from '@pressdock/api';
import { RichTextEditor } from '@pressdock/ui/rich-text-editor';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { ImageField } from '../images/ImageField.tsx';
import { productFormMessages } from '../productForm.messages.ts';
import { imageNames } from '../rules/images.rules.ts';
import type { ProductFormHandle } from '../useProductForm.ts';
import { TextInput } from './TextInput.tsx';

/** The details that sites show about the product. The images of a theme come from its package. */
export function PresentationSection({
  kind,
  form,
}: {
  kind: ProductKind;
  form: ProductFormHandle;
}) {
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
        onChange={(html) => form.change({ installation: html })}
      />
      {imageNames.map((name) => (
        <ImageField key={name} form={form} name={name} label={words.fields[name].label} />
      ))}
    </FormSection>
  );
}
