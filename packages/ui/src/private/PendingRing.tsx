import * as styles from './PendingRing.css.ts';

/** The turning ring of something under way. Says nothing by itself: what holds it carries `aria-busy`. */
export function PendingRing() {
  return <span aria-hidden="true" className={styles.ring} />;
}
