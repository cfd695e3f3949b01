import { CodeBlock } from '@pressdock/ui';
import * as styles from './blocks.css.ts';

export interface CodeProps {
  /** What the code is, such as a file's name. */
  label?: string;
  /** The code as one template string. */
  children: string;
}

/** Code to copy, as the kit itself shows it. */
export function Code({ label = 'Example', children }: CodeProps) {
  return (
    <div className={styles.block}>
      <CodeBlock label={label} code={children.trim()} />
    </div>
  );
}
