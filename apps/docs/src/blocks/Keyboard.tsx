import * as styles from './keyboard.css.ts';
import { Prose } from './Prose.tsx';

export interface KeyboardProps {
  /** Keys and what they do: `['Shift + Tab', 'Goes back.']`. */
  keys: readonly (readonly [keys: string, does: string])[];
}

const between = /( \+ | or |, )/;

/** The keys and what each does. */
export function Keyboard({ keys }: KeyboardProps) {
  return (
    <table className={`sb-unstyled ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([chord, does]) => (
          <tr key={`${chord} ${does}`}>
            <th scope="row" className={styles.chord}>
              {chord.split(between).map((part, index) => {
                // Every second part is between two keys, and a key may occur twice.
                const key = `${index} ${part}`;
                return index % 2 === 1 ? part : <kbd key={key}>{part}</kbd>;
              })}
            </th>
            <td>
              <Prose>{does}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
