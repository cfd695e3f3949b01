import type { CSSProperties } from 'react';
import * as styles from './foundations.css.ts';
import { type References, useTokens } from './tokens.ts';

export interface BoxesProps {
  group: string;
  tokens: References;
  /** The CSS property that the tokens set. */
  shows: 'borderRadius' | 'boxShadow';
}

/** A box for each corner radius or shadow. */
export function Boxes({ group, tokens, shows }: BoxesProps) {
  return (
    <div className={`sb-unstyled ${styles.corners}`}>
      {useTokens(group, tokens).map(({ path, property, reference }) => (
        <div
          key={property}
          className={styles.corner}
          style={{ [shows]: reference } satisfies CSSProperties}
        >
          <code>{path}</code>
        </div>
      ))}
    </div>
  );
}
