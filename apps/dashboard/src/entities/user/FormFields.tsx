import type { ReactNode } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './FormFields.css.ts';
import { isViewingAtom } from './viewing.atoms.ts';

/** The fields of a form, read-only for an operator who views the account. */
export function FormFields({ children }: { children: ReactNode }) {
  const isViewing = useAtomValue(isViewingAtom);
  return (
    <fieldset className={styles.fields} disabled={isViewing}>
      {children}
    </fieldset>
  );
}
