import { TextField } from '@pressdock/ui';
import { ProductPicker } from '../../../entities/license/ProductPicker.tsx';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import type { LicenseFormHandle } from './useLicenseForm.ts';

/** The product a license includes, and below which version. */
export function ProductSection({ form }: { form: LicenseFormHandle }) {
  return (
    <FormSection name="product" {...words.product}>
      <ProductPicker {...form.field('product')} description={words.productHint} />
      <TextField
        {...form.field('max_version')}
        label={words.maxVersion}
        description={words.maxVersionHint}
        autoComplete="off"
        isMonospace
      />
    </FormSection>
  );
}
