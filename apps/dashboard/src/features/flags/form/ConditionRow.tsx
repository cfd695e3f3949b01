import type { FlagAttribute, FlagComparator, FlagCondition } from '@pressdock/api';
import { CloseIcon, IconButton, Select, SelectItem, TextField } from '@pressdock/ui';
import type { Ref } from 'react';
import { featureFlagMessages } from '../../../entities/featureFlag/featureFlag.messages.ts';
import { comparatorsOf, flagAttributes, withAttribute } from './conditionRows.rules.ts';
import * as styles from './FlagForm.css.ts';
import { flagFormMessages } from './flagForm.messages.ts';

const { examples, group: words } = flagFormMessages;
const { attributes, symbols } = featureFlagMessages;

export interface ConditionRowProps {
  /** The position among the conditions, from 0. */
  index: number;
  condition: FlagCondition;
  onChange: (condition: FlagCondition) => void;
  onRemove: () => void;
  /** The first field, to focus it in a new row. */
  focusRef: Ref<HTMLButtonElement> | undefined;
}

/** The fields of one condition. */
export function ConditionRow(props: ConditionRowProps) {
  const { index, condition, onChange, onRemove, focusRef } = props;
  const { attribute, comparator, value } = condition;
  const row = index + 1;
  return (
    <fieldset className={styles.condition} aria-label={words.legend(row)}>
      <Select
        {...(focusRef ? { ref: focusRef } : {})}
        name={`conditions.${index}.attribute`}
        label={words.attribute}
        value={attribute}
        onChange={(next) => onChange(withAttribute(condition, next as FlagAttribute))}
      >
        {flagAttributes.map((one) => (
          <SelectItem key={one} id={one}>
            {attributes[one]}
          </SelectItem>
        ))}
      </Select>
      <Select
        name={`conditions.${index}.comparator`}
        label={words.comparator}
        value={comparator}
        onChange={(next) => onChange({ ...condition, comparator: next as FlagComparator })}
      >
        {comparatorsOf(attribute).map((one) => (
          <SelectItem key={one} id={one}>
            {symbols[one]}
          </SelectItem>
        ))}
      </Select>
      <TextField
        name={`conditions.${index}.value`}
        label={words.value}
        value={value}
        onChange={(next) => onChange({ ...condition, value: next })}
        placeholder={examples[attribute]}
        autoComplete="off"
      />
      <div className={styles.besideCondition}>
        <IconButton label={words.remove(row)} icon={<CloseIcon />} onPress={onRemove} />
      </div>
    </fieldset>
  );
}
