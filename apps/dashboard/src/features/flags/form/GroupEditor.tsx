import { FLAG_LIMITS } from '@pressdock/api/limits';
import { Button, PlusIcon, Radio, RadioGroup, Text } from '@pressdock/ui';
import { useRef } from 'react';
import { PercentageField } from '../../../entities/featureFlag/FlagTypeFields.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import { blankCondition, readCondition, writeCondition } from './conditionRows.rules.ts';
import { flagFormMessages } from './flagForm.messages.ts';
import type { FlagValues } from './flagForm.values.ts';
import type { FlagFormHandle } from './useFlagForm.ts';

const { group: words } = flagFormMessages;

/** The conditions of a group, and the percentage within it. */
export function GroupEditor({ form }: { form: FlagFormHandle }) {
  const { conditions, match } = form.values;
  const addButton = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const change = (next: string[]) => {
    form.change({ conditions: next });
    form.clearErrors('match');
  };

  const focusNew = (select: HTMLButtonElement | null) => {
    if (select === null || !isAdding.current) return;
    isAdding.current = false;
    select.focus();
  };
  const add = () => {
    isAdding.current = true;
    change([...conditions, writeCondition(blankCondition)]);
  };
  const remove = (index: number) => {
    change(conditions.toSpliced(index, 1));
    addButton.current?.focus();
  };

  return (
    <>
      <RadioGroup
        name="match"
        label={words.match}
        description={words.hint}
        orientation="horizontal"
        value={match}
        onChange={(value) => form.change({ match: value as FlagValues['match'] })}
      >
        {(['all', 'any'] as const).map((one) => (
          <Radio key={one} value={one}>
            {words.matches[one]}
          </Radio>
        ))}
      </RadioGroup>
      {conditions.length === 0 ? (
        <Text as="p" tone="muted">
          {words.none}
        </Text>
      ) : null}
      {conditions.map((text, index) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and typing must not remount them
          key={index}
          index={index}
          condition={readCondition(text)}
          onChange={(condition) => change(conditions.with(index, writeCondition(condition)))}
          onRemove={() => remove(index)}
          focusRef={index === conditions.length - 1 ? focusNew : undefined}
        />
      ))}
      {conditions.length < FLAG_LIMITS.conditions ? (
        <div>
          <Button ref={addButton} size="small" onPress={add}>
            <PlusIcon />
            {words.add}
          </Button>
        </div>
      ) : (
        <Text as="p" tone="muted" size="13">
          {words.full(FLAG_LIMITS.conditions)}
        </Text>
      )}
      <PercentageField
        field={form.field('groupPercentage')}
        label={words.percentage}
        description={words.percentageHint}
        isRequired={false}
      />
    </>
  );
}
