import type { FlagType } from '@pressdock/api';
import { FLAG_TEXT } from '@pressdock/api/limits';
import { Text, TextField } from '@pressdock/ui';
import { FlagTypeField, PercentageField } from '../../../entities/featureFlag/FlagTypeFields.tsx';
import { identifierOf } from '../../../entities/featureFlag/featureFlag.rules.ts';
import type { Wizard } from './useWizard.ts';
import { wizardMessages as words } from './wizard.messages.ts';

const types = ['percentage', 'on/off', 'individual', 'group'] as const satisfies FlagType[];

/** Names the flag and shows the identifier that follows from its name. */
export function NameStep({ wizard }: { wizard: Wizard }) {
  const identifier = identifierOf(wizard.values.flagName);
  return (
    <TextField
      {...wizard.field('flagName')}
      label={words.name}
      description={identifier === '' ? words.nameHint : words.identifier(identifier)}
      maxLength={FLAG_TEXT.name}
      autoComplete="off"
      isRequired
    />
  );
}

/** Selects the type of the flag. */
export function TypeStep({ wizard }: { wizard: Wizard }) {
  const { type } = wizard.values;
  return (
    <>
      <FlagTypeField types={types} field={wizard.field('type')} />
      {type === 'percentage' ? <PercentageField field={wizard.field('percentage')} /> : null}
      {type === 'group' || type === 'individual' ? (
        <Text as="p" tone="muted">
          {type === 'group' ? words.groupHint : words.individualHint}
        </Text>
      ) : null}
    </>
  );
}
