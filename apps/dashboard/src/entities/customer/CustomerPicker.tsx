import { ComboBox, SelectItem } from '@pressdock/ui';
import { useState } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { useSettled } from '../../shared/useSettled.ts';
import { customerMessages as words } from './customer.messages.ts';
import { customerAtoms, customersAtoms } from './customer.queries.ts';
import { customerName } from './customer.rules.ts';

/** How many customers the picker lists at once. */
const OFFERED = 50;

export interface CustomerPickerProps {
  /** The id of the selected customer; blank for none. */
  value: string;
  onChange: (id: string) => void;
  /** Called with the text typed to find a customer. */
  onType?: (text: string) => void;
  name?: string;
  isRequired?: boolean;
}

/** Selects a customer by e-mail address; typing searches all customers. */
export function CustomerPicker({ value, onChange, onType, ...field }: CustomerPickerProps) {
  const selected = useAtomValue(customerAtoms(value)).data;
  const [typed, setTyped] = useState('');
  // The field shows the selected customer's address, which is not a search.
  const query = useSettled(typed === selected?.email ? '' : typed.trim());
  const {
    data = [],
    isError,
    isFetching,
  } = useAtomValue(customersAtoms({ q: query, limit: OFFERED }));
  const isAmong = selected === undefined || data.some(({ _id }) => _id === selected._id);
  return (
    <ComboBox
      {...field}
      label={words.pick}
      placeholder={words.pickPlaceholder}
      emptyMessage={isError ? words.pickFailed : words.pickNone}
      errorMessage={isError ? words.pickFailed : undefined}
      items={isAmong ? data : [selected, ...data]}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      onInputChange={(text) => {
        setTyped(text);
        onType?.(text);
      }}
      isPending={isFetching && typed !== ''}
    >
      {(customer) => (
        <SelectItem id={customer._id} description={customerName(customer) || undefined}>
          {customer.email}
        </SelectItem>
      )}
    </ComboBox>
  );
}
