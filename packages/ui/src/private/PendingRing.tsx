import * as styles from './PendingRing.css.ts';

/** A spinner. It has no accessible name: its container sets `aria-busy`. */
export function PendingRing() {
  return <span aria-hidden="true" className={styles.ring} />;
}
