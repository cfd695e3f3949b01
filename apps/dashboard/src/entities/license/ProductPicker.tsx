import { ComboBox, SelectItem } from '@pressdock/ui';
import { useState } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { licenseMessages as words } from './license.messages.ts';
import { licensedProductsAtom } from './licensedProducts.atoms.ts';

export interface ProductPickerProps {
  /** The chosen product's identifier; blank for none. */
  value: string;
  onChange: (id: string) => void;
  description?: string;
  name?: string;
}

/** How many are offered at once; typing finds the others. */
const OFFERED = 100;

/** Among plugins and themes one is found by typing. */
export function ProductPicker({ value, onChange, ...field }: ProductPickerProps) {
  const products = useAtomValue(licensedProductsAtom);
  const chosen = products?.find(({ id }) => id === value);
  const [typed, setTyped] = useState('');
  const query = typed === chosen?.label ? '' : typed.trim().toLowerCase();
  const found = (products ?? [])
    .filter(({ label }) => label.toLowerCase().includes(query))
    .slice(0, OFFERED);
  const isAmong = chosen === undefined || found.includes(chosen);
  return (
    <ComboBox
      {...field}
      label={words.productPick}
      placeholder={words.productPlaceholder}
      emptyMessage={words.productNone}
      items={isAmong ? found : [chosen, ...found]}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      onInputChange={setTyped}
      isPending={products === undefined}
    >
      {({ id, label }) => <SelectItem id={id}>{label}</SelectItem>}
    </ComboBox>
  );
}
