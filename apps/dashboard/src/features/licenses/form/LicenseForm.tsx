import { Button, Inline, LinkButton } from '@pressdock/ui';
import { useState } from 'react';
import { AddCustomerDialog } from '../../../entities/customer/AddCustomerDialog.tsx';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FormFields } from '../../../entities/user/FormFields.tsx';
import * as parts from '../../../shared/form/FormSection.css.ts';
import { formMessages } from '../../../shared/form/form.messages.ts';
import { PageForm } from '../../../shared/form/PageForm.tsx';
import { formColumn } from '../../../shared/page/page.css.ts';
import { paths } from '../../../shared/paths.ts';
import { CustomerSection } from './CustomerSection.tsx';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { ProductSection } from './ProductSection.tsx';
import type { LicenseFormHandle } from './useLicenseForm.ts';
import { ValiditySection } from './ValiditySection.tsx';

export interface LicenseFormProps {
  form: LicenseFormHandle;
  submitLabel: string;
}

/** The form that adds and edits licenses. A new customer can be added in a dialog. */
export function LicenseForm({ form, submitLabel }: LicenseFormProps) {
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <div className={formColumn}>
      <PageForm
        form={form}
        subject="license"
        errorTitle={words.errorTitle}
        actions={
          <Inline gap="8">
            <Changes>
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {submitLabel}
              </Button>
            </Changes>
            <LinkButton href={paths.licenses()}>{formMessages.cancel}</LinkButton>
          </Inline>
        }
      >
        <FormFields>
          <div className={parts.sections}>
            <CustomerSection form={form} onType={setTyped} onAdd={() => setAdding(true)} />
            <ProductSection form={form} />
            <ValiditySection form={form} />
          </div>
        </FormFields>
      </PageForm>
      {/* Outside the form: submitting a nested form would submit both. */}
      {isAdding ? (
        <AddCustomerDialog
          failed={words.customerFailed}
          email={form.values.customer === '' && typed.includes('@') ? typed : ''}
          onAdded={(customer) => {
            form.change({ customer });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
}
