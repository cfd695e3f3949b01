import { Button, Form, Inline, LinkButton, TextArea, TextField } from '@pressdock/ui';
import type { ReactNode } from 'react';
import type { ProductKind } from '../../shared/paths.ts';
import * as styles from './ProductForm.css.ts';
import { type ProductField, productFields } from './productForm.rules.ts';
import { productsMessages } from './products.messages.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import type { ProductFormState } from './useProductForm.ts';

export interface ProductFormProps {
  kind: ProductKind;
  form: ProductFormState;
  /** What the saving button says. */
  submitLabel: string;
  /** Where Cancel leads. */
  cancelHref: string;
  /** Something to decide before the form can be saved. */
  notice?: ReactNode;
}

const required: ReadonlySet<ProductField> = new Set(['name', 'slug', 'description']);
const addresses: ReadonlySet<ProductField> = new Set([
  'homepage',
  'author_homepage',
  'details_url',
]);
const longTexts: ReadonlySet<ProductField> = new Set(['description', 'installation']);

/** The one form that adds and edits plugins and themes. */
export function ProductForm({ kind, form, submitLabel, cancelHref, notice }: ProductFormProps) {
  const { form: words } = productsMessages(kind);

  const field = (name: ProductField) => {
    const common = {
      name,
      ...words.fields[name],
      value: form.values[name],
      isRequired: required.has(name),
      onChange: (value: string) => form.change(name, value),
    };
    if (longTexts.has(name)) return <TextArea key={name} {...common} rows={5} />;
    return (
      <TextField
        key={name}
        {...common}
        type={addresses.has(name) ? 'url' : 'text'}
        isMonospace={name === 'slug'}
        autoComplete="off"
      />
    );
  };

  return (
    <div className={styles.column}>
      <Form
        onSubmit={() => form.submit()}
        validationErrors={form.problems.fields as Record<string, string>}
        errorMessage={form.problems.message}
        summaryTitle={words.summaryTitle}
      >
        {notice}
        {productFields[kind].map(field)}
        <Inline gap="8">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {submitLabel}
          </Button>
          <LinkButton href={cancelHref}>{words.cancel}</LinkButton>
        </Inline>
      </Form>
      <UnsavedChanges kind={kind} hasChanges={form.hasChanges} />
    </div>
  );
}
