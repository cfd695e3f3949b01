import type { ProductKind } from '@pressdock/api';
import { Button, Inline, LinkButton } from '@pressdock/ui';
import type { ReactNode } from 'react';
import type { Product } from '../../entities/product/product.kind.ts';
import * as parts from '../../shared/form/FormSection.css.ts';
import { formMessages } from '../../shared/form/form.messages.ts';
import { PageForm } from '../../shared/form/PageForm.tsx';
import * as styles from './ProductForm.css.ts';
import { productFormMessages } from './productForm.messages.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { DeploymentSection } from './sections/DeploymentSection.tsx';
import { PresentationSection } from './sections/PresentationSection.tsx';
import { SellingSection } from './sections/SellingSection.tsx';
import type { ProductFormHandle } from './useProductForm.ts';

export interface ProductFormProps {
  kind: ProductKind;
  form: ProductFormHandle;
  /** The saved product; absent for a new one. */
  product?: Product;
  submitLabel: string;
  /** Where Cancel leads. */
  cancelHref: string;
  /** The section with the zip file of a new product. */
  children?: ReactNode;
}

/** The form that adds and edits plugins and themes. */
export function ProductForm({
  kind,
  form,
  product,
  submitLabel,
  cancelHref,
  children,
}: ProductFormProps) {
  return (
    <div className={styles.page}>
      <div className={parts.column}>
        <PageForm
          form={form}
          subject={kind}
          errorTitle={productFormMessages(kind).errorTitle}
          actions={
            <Inline gap="8">
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {submitLabel}
              </Button>
              <LinkButton href={cancelHref}>{formMessages.cancel}</LinkButton>
            </Inline>
          }
        >
          <div className={parts.sections}>
            {children}
            <BasicsSection kind={kind} form={form} />
            <PresentationSection kind={kind} form={form} />
            <SellingSection kind={kind} form={form} />
            <DeploymentSection kind={kind} product={product} />
          </div>
        </PageForm>
      </div>
      <SectionLinks kind={kind} hasZip={children !== undefined} />
    </div>
  );
}
