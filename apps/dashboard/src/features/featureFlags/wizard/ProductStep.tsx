import { FLAG_TEXT } from '@pressdock/api/limits';
import { ComboBox, SelectItem, TextField } from '@pressdock/ui';
import { searchProducts } from '../../../entities/product/productSearch.rules.ts';
import type { Wizard } from './useWizard.ts';
import { wizardMessages as words } from './wizard.messages.ts';
import { productNamed } from './wizard.rules.ts';

/** How many products the field offers at once. */
const OFFERED = 100;

/** Picks a product, or names a new one. */
export function ProductStep({ wizard }: { wizard: Wizard }) {
  const { products } = wizard;
  const { name, value, onChange } = wizard.field('productName');
  const known = productNamed(value, products);
  const isNew = value.trim() !== '' && known === undefined;
  if (products.length === 0) {
    return (
      <TextField
        {...{ name, value, onChange }}
        label={words.product}
        description={words.newProductHint}
        maxLength={FLAG_TEXT.name}
        autoComplete="off"
        isRequired
      />
    );
  }
  // All products are offered again once one of them is selected.
  const found = searchProducts(
    products.map((product) => ({ ...product, id: product._id, slug: '' })),
    known === undefined ? value : '',
  ).slice(0, OFFERED);
  return (
    <ComboBox
      name={name}
      label={words.product}
      description={
        isNew ? words.productNew(value.trim()) : known ? words.productKnown : words.productHint
      }
      items={found}
      inputValue={value}
      onInputChange={onChange}
      allowsCustomValue
      isRequired
    >
      {({ id, name: label }) => <SelectItem id={id}>{label}</SelectItem>}
    </ComboBox>
  );
}
