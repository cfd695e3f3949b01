import { TextArea, TextField } from '@pressdock/ui';
import type { FormHandle } from '../../shared/form/useForm.ts';
import { pair } from '../../shared/page/page.css.ts';
import { customerMessages } from './customer.messages.ts';
import type { CustomerValues } from './customer.rules.ts';

const { fields: words } = customerMessages;

export interface CustomerFieldsProps {
  form: Pick<FormHandle<CustomerValues>, 'field'>;
}

/** The fields of a customer. */
export function CustomerFields({ form }: CustomerFieldsProps) {
  const field = (name: keyof CustomerValues) => ({
    ...form.field(name),
    label: words[name],
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...field('email')} type="email" isRequired />
      <div className={pair}>
        <TextField {...field('first_name')} />
        <TextField {...field('last_name')} />
      </div>
      <TextArea {...field('notes')} description={words.notesHint} />
    </>
  );
}
