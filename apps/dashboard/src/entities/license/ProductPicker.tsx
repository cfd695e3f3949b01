import { ComboBox, SelectItem } from '@pressdock/ui';
import { useState } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { productMessages } from '../product/product.messages.ts';
import { searchProducts } from '../product/productSearch.rules.ts';
import { licenseMessages as words } from './license.messages.ts';
import { failedProductsAtom, licensedProductsAtom } from './licensedProducts.atoms.ts';

const { listFailed } = productMessages;

export interface ProductPickerProps {
  /** The id of the selected product; blank for none. */
  value: string;
  onChange: (id: string) => void;
  description?: string;
  name?: string;
}

/** How many products the picker lists at once. */
const OFFERED = 100;

/** Selects a plugin or a theme; typing searches all of them by name or slug. */
export function ProductPicker({ value, onChange, ...field }: ProductPickerProps) {
  const products = useAtomValue(licensedProductsAtom);
  const failed = useAtomValue(failedProductsAtom);
  const selected = products?.find(({ id }) => id === value);
  const [typed, setTyped] = useState('');
  const query = typed === selected?.label ? '' : typed;
  const named = (products ?? []).map((product) => ({ ...product, name: product.label }));
  const found = searchProducts(named, query).slice(0, OFFERED);
  const isAmong = selected === undefined || found.some(({ id }) => id === selected.id);
  return (
    <ComboBox
      {...field}
      label={words.productPick}
      placeholder={words.productPlaceholder}
      emptyMessage={words.productNone}
      errorMessage={failed && listFailed[failed]}
      items={isAmong ? found : [selected, ...found]}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      onInputChange={setTyped}
      isPending={products === undefined && failed === undefined}
    >
      {({ id, label }) => <SelectItem id={id}>{label}</SelectItem>}
    </ComboBox>
  );
}
