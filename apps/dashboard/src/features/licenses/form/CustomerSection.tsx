import { Button, PlusIcon, RefreshIcon, TextField } from '@pressdock/ui';
import { CustomerPicker } from '../../../entities/customer/CustomerPicker.tsx';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import * as styles from './LicenseForm.css.ts';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { generateKey } from './licenseForm.rules.ts';
import type { LicenseFormHandle } from './useLicenseForm.ts';

export interface CustomerSectionProps {
  form: LicenseFormHandle;
  /** Called with the text typed to find a customer. */
  onType: (text: string) => void;
  /** Called to add a new customer. */
  onAdd: () => void;
}

/** The license key and the customer. */
export function CustomerSection({ form, onType, onAdd }: CustomerSectionProps) {
  return (
    <FormSection name="customer" {...words.customer}>
      <div className={styles.row}>
        <TextField
          {...form.field('key')}
          label={words.key}
          description={words.keyHint}
          autoComplete="off"
          isMonospace
          isRequired
        />
        <Changes>
          <div className={styles.besideField}>
            <Button onPress={() => form.change({ key: generateKey() })}>
              <RefreshIcon size={16} />
              {words.generate}
            </Button>
          </div>
        </Changes>
      </div>
      <div className={styles.row}>
        <CustomerPicker {...form.field('customer')} onType={onType} isRequired />
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
