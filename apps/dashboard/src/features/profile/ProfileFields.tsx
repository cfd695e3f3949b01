import { Checkbox, PasswordField, TextField } from '@pressdock/ui';
import { profileMessages as words } from './profile.messages.ts';
import {
  type passwordFields,
  type SwitchField,
  type secretFields,
  type textFields,
  typedSecret,
} from './profile.values.ts';
import type { ProfileFormState } from './useProfileForm.ts';

interface FieldProps<Name> {
  form: ProfileFormState;
  name: Name;
}

type TextName = (typeof textFields)[number];

const needed: ReadonlySet<TextName> = new Set(['firstName', 'lastName', 'email']);
const types: Partial<Record<TextName, 'email' | 'url'>> = { email: 'email', slackUrl: 'url' };

/** One line of text of the profile. */
export function ProfileText({ form, name }: FieldProps<TextName>) {
  return (
    <TextField
      name={name}
      {...words.fields[name]}
      type={types[name] ?? 'text'}
      value={form.values[name]}
      onChange={(value) => form.change(name, value)}
      isRequired={needed.has(name)}
    />
  );
}

/** One of the passwords. */
export function ProfilePassword({ form, name }: FieldProps<(typeof passwordFields)[number]>) {
  return (
    <PasswordField
      name={name}
      {...words.passwords[name]}
      value={form.values[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
}

/** A key that is kept: only ever its mask, until another is typed. */
export function ProfileSecret({ form, name }: FieldProps<(typeof secretFields)[number]>) {
  return (
    <PasswordField
      name={name}
      label={words.secrets[name]}
      description={form.isKept(name) ? words.secretKept : words.secretNone}
      value={form.values[name]}
      onChange={(value) => form.change(name, typedSecret(value))}
      autoComplete="off"
    />
  );
}

/** Whether one kind of mail is wanted. */
export function ProfileSwitch({ form, name }: FieldProps<SwitchField>) {
  return (
    <Checkbox
      name={name}
      isSelected={form.values[name]}
      onChange={(isWanted) => form.change(name, isWanted)}
    >
      {words.switches[name]}
    </Checkbox>
  );
}
