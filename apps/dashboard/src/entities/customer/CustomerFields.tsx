import { TextArea, TextField } from '@pressdock/ui';
import * as styles from './CustomerFields.css.ts';
import { customerMessages } from './customer.messages.ts';
import type { CustomerValues } from './customer.rules.ts';

const { fields: words } = customerMessages;

export interface CustomerFieldsProps {
  values: CustomerValues;
  onChange: (field: keyof CustomerValues, value: string) => void;
}

/** What is known about a customer, as fields of a form. */
export function CustomerFields({ values, onChange }: CustomerFieldsProps) {
  const field = (name: keyof CustomerValues) => ({
    name,
    label: words[name],
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...field('email')} type="email" isRequired />
      <div className={styles.names}>
        <TextField {...field('first_name')} />
        <TextField {...field('last_name')} />
      </div>
      <TextArea {...field('notes')} description={words.notesHint} />
    </>
  );
}
