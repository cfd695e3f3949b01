import { vars } from '@pressdock/ui/tokens';
import * as styles from './foundations.css.ts';
import { useTokens } from './tokens.ts';

/** Every text size with its own line height. */
export function TypeScale() {
  const sizes = Object.fromEntries(
    Object.entries(vars.type).map(([step, { size }]) => [step, size]),
  );
  const heights = Object.fromEntries(
    Object.entries(vars.type).map(([step, { lineHeight }]) => [step, lineHeight]),
  );
  const lines = useTokens('vars.type', heights);
  return (
    <ul className={`sb-unstyled ${styles.scale}`}>
      {useTokens('vars.type', sizes).map(({ path, property, reference, value }, index) => (
        <li key={property} className={styles.specimen}>
          <span style={{ fontSize: reference, lineHeight: lines[index]?.reference }}>
            Quay 7 takes ships up to 300 m
          </span>
          <code className={styles.property}>
            {path} · {value} on {lines[index]?.value}
          </code>
        </li>
      ))}
    </ul>
  );
}
