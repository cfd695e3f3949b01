import { Select, SelectItem, TextField } from '@pressdock/ui';
import type { FormHandle } from '../../../shared/form/useForm.ts';
import { pair } from '../../../shared/page/page.css.ts';
import { bulkMessages as words } from './bulk.messages.ts';
import { type ExtensionUnit, type ExtensionValues, extensionUnits } from './bulk.rules.ts';

/** The fields for how long, or until when, licenses are extended. */
export function ExtensionFields({ form }: { form: FormHandle<ExtensionValues> }) {
  const { unit, extension } = form.values;
  const isDate = unit === 'until';
  const changeUnit = (unit: ExtensionUnit) => {
    // A number is no date, and a date is no number.
    const isOtherKind = isDate !== (unit === 'until');
    form.change({ unit: unit, extension: isOtherKind ? '' : extension });
  };
  return (
    <div className={pair}>
      <Select
        label={words.unit}
        value={unit}
        onChange={(unit) => changeUnit(unit as ExtensionUnit)}
      >
        {extensionUnits.map((one) => (
          <SelectItem key={one} id={one}>
            {words.units[one]}
          </SelectItem>
        ))}
      </Select>
      <TextField
        {...form.field('extension')}
        label={words.amount[unit]}
        description={isDate ? words.untilHint : undefined}
        inputMode={isDate ? 'text' : 'numeric'}
        autoComplete="off"
        isRequired
      />
    </div>
  );
}
