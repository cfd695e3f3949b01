import { type Comparator, OTHER_VALUES, SITE_FACTS, type SiteFact } from '@pressdock/api/limits';
import { Button, ComboBox, FilterBar, Select, SelectItem } from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { analyticsMessages } from '../../../entities/analytics/analytics.messages.ts';
import { siteValuesAtoms } from '../../../entities/analytics/analytics.queries.ts';
import {
  comparatorNames,
  filterText,
  isVersionFact,
} from '../../../entities/analytics/siteFilter.rules.ts';
import { valueLabel } from '../../../entities/analytics/siteValue.rules.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { filtersMessages as words } from './filters.messages.ts';
import { conditionError } from './filters.rules.ts';

/** The values that are offered; others can be typed. */
const OFFERED = 100;

export interface AddFilterProps {
  scope: DataScope;
  /** The number of matching sites as text; undefined while loading. */
  result: string | undefined;
  /** Whether no further filter can be added. */
  isFull: boolean;
  onAdd: (filter: string) => void;
  onClear: () => void;
}

/** The form that adds a filter: a fact, a comparison and a value, which the sites have reported or not. */
export function AddFilter({ scope, result, isFull, onAdd, onClear }: AddFilterProps) {
  const { product, date, filters } = scope;
  const [fact, setFact] = useState<SiteFact>('php');
  const [selected, setComparator] = useState<Comparator>('lt');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const isVersion = isVersionFact(fact);
  const comparator = isVersion ? selected : 'eq';
  const { data } = useAtomValue(siteValuesAtoms({ fact, product, date }));
  const options = useMemo(() => optionsOf(fact, data?.data ?? []), [fact, data]);
  const change = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  const add = () => {
    const option = options.find(({ label }) => label === typed.trim());
    const value = option?.value ?? typed.trim();
    // Sites that did not report a version are neither below nor above another one.
    const condition = { fact, comparator: value === '' ? 'eq' : comparator, value } as const;
    const found = option === undefined ? conditionError(condition, isVersion) : undefined;
    setError(found);
    if (found !== undefined) return;
    onAdd(filterText(condition));
    change('');
  };
  return (
    <FilterBar
      label={words.title}
      result={result}
      isFiltered={filters.length > 0}
      onClear={onClear}
    >
      <Select
        label={words.fact}
        value={fact}
        onChange={(next) => {
          setFact(SITE_FACTS.find((one) => one === next) ?? 'php');
          change('');
        }}
      >
        {SITE_FACTS.map((one) => (
          <SelectItem key={one} id={one}>
            {analyticsMessages.facts[one]}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={words.comparator}
        value={comparator}
        isDisabled={!isVersion}
        onChange={(next) => setComparator(comparatorNames.find((one) => one === next) ?? 'eq')}
      >
        {comparatorNames.map((one) => (
          <SelectItem key={one} id={one}>
            {analyticsMessages.comparators[one]}
          </SelectItem>
        ))}
      </Select>
      <ComboBox
        label={words.value}
        placeholder={words.valuePlaceholder}
        allowsCustomValue
        inputValue={typed}
        onInputChange={change}
        defaultItems={options}
        errorMessage={error}
      >
        {({ label }) => <SelectItem id={label}>{label}</SelectItem>}
      </ComboBox>
      <div>
        <Button isDisabled={isFull} onPress={add}>
          {words.add}
        </Button>
      </div>
    </FilterBar>
  );
}

interface Option {
  label: string;
  value: string;
}

/** Returns the reported values of a fact that can be filtered by, each label once. */
function optionsOf(fact: SiteFact, values: readonly { value: string }[]): Option[] {
  const byLabel = new Map<string, string>();
  for (const { value } of values) {
    if (value === OTHER_VALUES) continue;
    const label = valueLabel(fact, value);
    if (!byLabel.has(label)) byLabel.set(label, value);
  }
  return [...byLabel].slice(0, OFFERED).map(([label, value]) => ({ label, value }));
}
