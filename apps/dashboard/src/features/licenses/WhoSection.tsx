import { Button, PlusIcon, RefreshIcon, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { AddCustomerDialog } from '../../entities/customer/AddCustomerDialog.tsx';
import { CustomerPicker } from '../../entities/customer/CustomerPicker.tsx';
import { FormSection } from '../../shared/FormSection.tsx';
import * as styles from './LicenseForm.css.ts';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { generateKey } from './licenseForm.rules.ts';
import type { LicenseFormState } from './useLicenseForm.ts';

/** The key, and whom it was sold to; a customer who is not known yet is added on the spot. */
export function WhoSection({ form }: { form: LicenseFormState }) {
  const { values, change } = form;
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <FormSection name="who" {...words.who}>
      <div className={styles.row}>
        <TextField
          name="key"
          label={words.key}
          description={words.keyHint}
          value={values.key}
          onChange={(key) => change({ key })}
          autoComplete="off"
          isMonospace
          isRequired
        />
        <div className={styles.besideField}>
          <Button onPress={() => change({ key: generateKey() })}>
            <RefreshIcon size={16} />
            {words.generate}
          </Button>
        </div>
      </div>
      <div className={styles.row}>
        <CustomerPicker
          name="customer"
          value={values.customer}
          onChange={(customer) => change({ customer })}
          onType={setTyped}
          isRequired
        />
        <div className={styles.besideField}>
          <Button onPress={() => setAdding(true)}>
            <PlusIcon size={16} />
            {words.addCustomer}
          </Button>
        </div>
      </div>
      {isAdding ? (
        <AddCustomerDialog
          failed={words.customerFailed}
          email={values.customer === '' && typed.includes('@') ? typed : ''}
          onAdded={(customer) => {
            change({ customer });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </FormSection>
  );
}
