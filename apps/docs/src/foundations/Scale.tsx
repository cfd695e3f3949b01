import { Text } from '@pressdock/ui';
import type { CSSProperties } from 'react';
import * as styles from './foundations.css.ts';
import { type References, useTokens } from './tokens.ts';

export interface ScaleProps {
  /** The group's name in code: `vars.space`. */
  group: string;
  tokens: References;
  /** The CSS property that shows a value, such as `inlineSize`; omit it for text and numbers. */
  shows?: keyof CSSProperties;
  /** Sample text to render with the value. */
  sample?: string;
}

/** The steps of a scale: name, property, value, and a preview if there is one. */
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
