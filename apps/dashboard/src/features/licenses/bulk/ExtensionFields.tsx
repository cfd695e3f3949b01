import { Select, SelectItem, TextField } from '@pressdock/ui';
import * as styles from '../form/LicenseForm.css.ts';
import { bulkMessages as words } from './bulk.messages.ts';
import { type ExtensionUnit, extensionUnits } from './bulk.rules.ts';

export interface ExtensionFieldsProps {
  unit: ExtensionUnit;
  typed: string;
  problem: string | undefined;
  onChange: (unit: ExtensionUnit, typed: string) => void;
}

/** How much longer licences are to work, or until when. */
export function ExtensionFields({ unit, typed, problem, onChange }: ExtensionFieldsProps) {
  const isDate = unit === 'until';
  return (
    <div className={styles.pair}>
      <Select
        label={words.unit}
        value={unit}
        // A number says nothing as a date, nor the other way round.
        onChange={(chosen) =>
          onChange(chosen as ExtensionUnit, isDate || chosen === 'until' ? '' : typed)
        }
      >
        {extensionUnits.map((one) => (
          <SelectItem key={one} id={one}>
            {words.units[one]}
          </SelectItem>
        ))}
      </Select>
      <TextField
        name="extension"
        label={words.amount[unit]}
        description={isDate ? words.untilHint : undefined}
        value={typed}
        onChange={(text) => onChange(unit, text)}
        inputMode={isDate ? 'text' : 'numeric'}
        autoComplete="off"
        errorMessage={problem}
        isRequired
      />
    </div>
  );
}
