import { CodeBlock } from '@pressdock/ui';
import * as styles from './blocks.css.ts';

export interface CodeProps {
  /** A name for the code, such as a file name. Default "Example". */
  label: string;
  /** The code. On a page it is the children, as one template string. */
  code: string;
}

/** Code with a copy button, rendered with the kit's own component. */
export function Code({ label, code }: CodeProps) {
  return (
    <div className={`sb-unstyled ${styles.block}`}>
      <CodeBlock label={label} code={code} />
    </div>
  );
}
