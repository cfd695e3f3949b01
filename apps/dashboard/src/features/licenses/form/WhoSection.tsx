import { Button, PlusIcon, RefreshIcon, TextField } from '@pressdock/ui';
import { CustomerPicker } from '../../../entities/customer/CustomerPicker.tsx';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import * as styles from './LicenseForm.css.ts';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { generateKey } from './licenseForm.rules.ts';
import type { LicenseFormState } from './useLicenseForm.ts';

export interface WhoSectionProps {
  form: LicenseFormState;
  /** Called with what is typed where the customer is chosen. */
  onType: (text: string) => void;
  /** Called to add a customer who is not known yet. */
  onAdd: () => void;
}

/** The key, and whom it was sold to. */
export function WhoSection({ form, onType, onAdd }: WhoSectionProps) {
  const { values, change } = form;
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
        <Changes>
          <div className={styles.besideField}>
            <Button onPress={() => change({ key: generateKey() })}>
              <RefreshIcon size={16} />
              {words.generate}
            </Button>
          </div>
        </Changes>
      </div>
      <div className={styles.row}>
        <CustomerPicker
          name="customer"
          value={values.customer}
          onChange={(customer) => change({ customer })}
          onType={onType}
          isRequired
        />
        <Changes>
          <div className={styles.besideField}>
            <Button onPress={onAdd}>
              <PlusIcon size={16} />
              {words.addCustomer}
            </Button>
          </div>
        </Changes>
      </div>
    </FormSection>
  );
}
