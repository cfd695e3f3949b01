import type { ReactNode } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './FormFields.css.ts';
import { isViewingAtom } from './viewing.atoms.ts';

/** The fields of a form, which an operator who looks into the account only reads. */
export function FormFields({ children }: { children: ReactNode }) {
  const isViewing = useAtomValue(isViewingAtom);
  return (
    <fieldset className={styles.fields} disabled={isViewing}>
      {children}
    </fieldset>
  );
}
