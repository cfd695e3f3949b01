import { CodeBlock } from '@pressdock/ui';
import * as styles from './blocks.css.ts';

export interface CodeProps {
  /** What the code is, such as a file's name; "Example" where a page says nothing. */
  label: string;
  /** The code. In a page it is written as the children, one template string. */
  code: string;
}

/** Code to copy, as the kit itself shows it. */
export function Code({ label, code }: CodeProps) {
  return (
    <div className={`sb-unstyled ${styles.block}`}>
      <CodeBlock label={label} code={code} />
    </div>
  );
}
