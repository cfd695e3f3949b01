import * as styles from './foundations.css.ts';
import { type References, useTokens } from './tokens.ts';

export interface SwatchesProps {
  /** The group's name in code: `vars.surface`. */
  group: string;
  tokens: References;
}

/** The colors of a group, each with its name, its property and its value in this theme. */
export function Swatches({ group, tokens }: SwatchesProps) {
  return (
    <ul className={`sb-unstyled ${styles.swatches}`}>
      {useTokens(group, tokens).map(({ path, property, reference, value }) => (
        <li key={property} className={styles.swatch}>
          <span className={styles.color} style={{ backgroundColor: reference }} />
          <span className={styles.facts}>
            <code className={styles.path}>{path}</code>
            <code>{property}</code>
            <code>{value}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
