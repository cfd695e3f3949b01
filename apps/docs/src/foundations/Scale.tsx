import { Text } from '@pressdock/ui';
import type { CSSProperties } from 'react';
import * as styles from './foundations.css.ts';
import { type References, useTokens } from './tokens.ts';

export interface ScaleProps {
  /** How code names the group: `vars.space`. */
  group: string;
  tokens: References;
  /** The CSS property that shows a value best, such as `inlineSize`; none for words and numbers. */
  shows?: keyof CSSProperties;
  /** Words to set in the value, where it is about text. */
  sample?: string;
}

/** The steps of a scale: name, property, value, and a picture where there is one. */
export function Scale({ group, tokens, shows, sample }: ScaleProps) {
  return (
    <ul className={`sb-unstyled ${styles.scale}`}>
      {useTokens(group, tokens).map(({ path, property, reference, value }) => (
        <li key={property} className={styles.step}>
          <span className={styles.stepName}>
            <code className={styles.path}>{path}</code>
            <code className={styles.property}>{property}</code>
          </span>
          <Text isMonospace tone="muted" size="13">
            {value}
          </Text>
          {shows && (
            <span className={sample ? undefined : styles.bar} style={{ [shows]: reference }}>
              {sample}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
