import { Checkbox, PasswordField, TextField } from '@pressdock/ui';
import type { FormHandle } from '../../shared/form/useForm.ts';
import { profileMessages as words } from './profile.messages.ts';
import {
  type PasswordName,
  type ProfileValues,
  type SecretName,
  type SwitchName,
  type TextName,
  typedSecret,
} from './profile.values.ts';

interface FieldProps<Name> {
  form: FormHandle<ProfileValues>;
  name: Name;
}

const required: ReadonlySet<TextName> = new Set(['firstName', 'lastName', 'email']);
const types: Partial<Record<TextName, 'email' | 'url'>> = { email: 'email', slackUrl: 'url' };

/** A text field of the profile. */
export function ProfileText({ form, name }: FieldProps<TextName>) {
  return (
    <TextField
      {...form.field(name)}
      {...words.fields[name]}
      type={types[name] ?? 'text'}
      isRequired={required.has(name)}
    />
  );
}

/** A password field of the profile. */
export function ProfilePassword({ form, name }: FieldProps<PasswordName>) {
  return <PasswordField {...form.field(name)} {...words.passwords[name]} />;
}

/** The field of a secret; shows a mask while one is saved. */
export function ProfileSecret({
  form,
  name,
  isSaved,
}: FieldProps<SecretName> & { isSaved: boolean }) {
  const { onChange, ...field } = form.field(name);
  return (
    <PasswordField
      {...field}
      label={words.secrets[name]}
      description={isSaved ? words.secretSaved : words.secretMissing}
      onChange={(text) => onChange(typedSecret(text))}
      autoComplete="off"
    />
  );
}

/** A checkbox for one kind of e-mail. */
export function ProfileSwitch({ form, name }: FieldProps<SwitchName>) {
  return (
    <Checkbox
      name={name}
      isSelected={form.values[name]}
      onChange={(isOn) => form.change({ [name]: isOn })}
    >
      {words.switches[name]}
    </Checkbox>
  );
}
