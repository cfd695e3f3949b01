import { Button, Form, Inline, LinkButton } from '@pressdock/ui';
import type { ReactNode } from 'react';
import * as parts from '../../shared/form/FormSection.css.ts';
import { UnsavedChanges } from '../../shared/form/UnsavedChanges.tsx';
import type { ProductKind } from '../../shared/paths.ts';
import { DraftOffer } from './DraftOffer.tsx';
import * as styles from './ProductForm.css.ts';
import { productFormMessages } from './productForm.messages.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { PresentationSection } from './sections/PresentationSection.tsx';
import { SellingSection } from './sections/SellingSection.tsx';
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

/** The one form that adds and edits plugins and themes. */
export function ProductForm({ kind, form, submitLabel, cancelHref, notice }: ProductFormProps) {
  const words = productFormMessages(kind);
  return (
    <div className={styles.page}>
      <div className={parts.column}>
        <Form
          onSubmit={() => form.submit()}
          validationErrors={form.problems.fields as Record<string, string>}
          errorMessage={form.problems.message}
          summaryTitle={words.summaryTitle}
        >
          {notice}
          {form.hasDraft ? <DraftOffer kind={kind} form={form} /> : null}
          <div className={parts.sections}>
            <BasicsSection kind={kind} form={form} />
            <PresentationSection kind={kind} form={form} />
            <SellingSection kind={kind} form={form} />
          </div>
          <Inline gap="8">
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {submitLabel}
            </Button>
            <LinkButton href={cancelHref}>{words.cancel}</LinkButton>
          </Inline>
        </Form>
      </div>
      <SectionLinks kind={kind} />
      <UnsavedChanges hasChanges={form.hasChanges} onLeave={form.forgetDraft}>
        {words.leave}
      </UnsavedChanges>
    </div>
  );
}
