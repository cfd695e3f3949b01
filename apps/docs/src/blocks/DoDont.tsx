import { CheckIcon, CloseIcon } from '@pressdock/ui';
import type { ReactNode } from 'react';
import * as styles from './doDont.css.ts';
import { Prose } from './Prose.tsx';

export interface DoDontProps {
  /** What to do, one sentence each; backticks make code. */
  do: readonly string[];
  /** What not to do. */
  dont: readonly string[];
}

interface AdviceProps {
  kind: keyof typeof styles.kinds;
  title: string;
  icon: ReactNode;
  lines: readonly string[];
}

function Advice({ kind, title, icon, lines }: AdviceProps) {
  return (
    <section className={styles.kinds[kind]}>
      <h3 className={styles.title}>
        {icon} {title}
      </h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>
            <Prose>{line}</Prose>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Advice in two columns, distinguished by icon and text as well as by color. */
export function DoDont({ do: good, dont: bad }: DoDontProps) {
  return (
    <div className={`sb-unstyled ${styles.columns}`}>
      <Advice kind="do" title="Do" icon={<CheckIcon size={16} />} lines={good} />
      <Advice kind="dont" title="Don’t" icon={<CloseIcon size={16} />} lines={bad} />
    </div>
  );
}
