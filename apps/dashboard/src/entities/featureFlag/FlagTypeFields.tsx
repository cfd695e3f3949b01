import type { FlagType } from '@pressdock/api';
import { Radio, RadioGroup, TextField } from '@pressdock/ui';
import { featureFlagMessages as words } from './featureFlag.messages.ts';

interface ConnectedField<Value> {
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage?: string;
}

export interface FlagTypeFieldProps {
  /** The types to offer, in this order. */
  types: readonly FlagType[];
  /** The selected type; blank for none yet. */
  field: ConnectedField<FlagType | ''>;
}

/** Selects the type of a flag. */
export function FlagTypeField({ types, field: { value, onChange, ...field } }: FlagTypeFieldProps) {
  return (
    <RadioGroup
      {...field}
      label={words.type}
      value={value === '' ? null : value}
      onChange={(type) => onChange(type as FlagType)}
      isRequired
    >
      {types.map((type) => (
        <Radio key={type} value={type} description={words.typeHints[type]}>
          {words.types[type]}
        </Radio>
      ))}
    </RadioGroup>
  );
}

export interface PercentageFieldProps {
  field: ConnectedField<string>;
  label?: string;
  description?: string;
  isRequired?: boolean;
}

/** A percentage as it is typed, from 1 to 100. */
export function PercentageField({
  field,
  label = words.percentage,
  description = words.percentageHint,
  isRequired = true,
}: PercentageFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      isRequired={isRequired}
    />
  );
}
