import type { ProductKind } from '@pressdock/api';
import { Checkbox } from '@pressdock/ui';
import * as styles from '../ProductForm.css.ts';
import { productFormMessages } from '../productForm.messages.ts';
import type { Platform } from '../rules/platforms.rules.ts';
import type { FlagField } from '../rules/productForm.values.ts';
import type { ProductFormHandle } from '../useProductForm.ts';
import { SecretInput } from './SecretInput.tsx';
import { TextInput } from './TextInput.tsx';

interface FormPart {
  kind: ProductKind;
  form: ProductFormHandle;
}

function Flag({ kind, form, name }: FormPart & { name: FlagField }) {
  const { label, description } = productFormMessages(kind).fields[name];
  return (
    <Checkbox
      name={name}
      description={description}
      isSelected={form.values[name]}
      onChange={(isOn) => form.change({ [name]: isOn })}
    >
      {label}
    </Checkbox>
  );
}

/** The checkbox of a sales platform and, once it is selected, the fields it needs. */
export function PlatformFields({ kind, form, platform }: FormPart & { platform: Platform }) {
  const { flag, fields, flags = [], secrets = [] } = platform;
  const hasFields = fields.length + flags.length + secrets.length > 0;
  const { label } = productFormMessages(kind).fields[flag];
  return (
    <div>
      <Flag kind={kind} form={form} name={flag} />
      {form.values[flag] && hasFields ? (
        <fieldset aria-label={label} className={styles.platformFields}>
          {fields.map((name) => (
            <TextInput key={name} kind={kind} form={form} name={name} />
          ))}
          {flags.map((name) => (
            <Flag key={name} kind={kind} form={form} name={name} />
          ))}
          {secrets.map((name) => (
            <SecretInput key={name} kind={kind} form={form} name={name} />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
