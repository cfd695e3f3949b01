import { TextField } from '@pressdock/ui';
import { ProductPicker } from '../../../entities/license/ProductPicker.tsx';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import type { LicenseFormState } from './useLicenseForm.ts';

/** Which product a licence is good for, and up to which version. */
export function WhatSection({ form }: { form: LicenseFormState }) {
  const { values, change } = form;
  return (
    <FormSection name="what" {...words.what}>
      <ProductPicker
        name="product"
        description={words.productHint}
        value={values.product}
        onChange={(product) => change({ product })}
      />
      <TextField
        name="max_version"
        label={words.maxVersion}
        description={words.maxVersionHint}
        value={values.max_version}
        onChange={(max_version) => change({ max_version })}
        autoComplete="off"
        isMonospace
      />
    </FormSection>
  );
}
