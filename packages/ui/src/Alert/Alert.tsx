import type { ReactNode, RefAttributes } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../Icon/controlIcons.tsx';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Alert.css.ts';

/** What an alert's colour and picture say. */
export const alertTones = ['info', 'positive', 'caution', 'critical'] as const;

/** One of `alertTones`. */
export type AlertTone = (typeof alertTones)[number];

const pictures = {
  info: InfoIcon,
  positive: CheckIcon,
  caution: WarningIcon,
  critical: WarningIcon,
};

export interface AlertProps extends RefAttributes<HTMLDivElement> {
  /** What its colour and sign say; a critical one interrupts a listener. */
  tone: AlertTone;
  /** The fact in one sentence. */
  title?: string;
  /** What follows from it. */
  children?: ReactNode;
  /** What can be done about it, as buttons or links. */
  actions?: ReactNode;
}

/** Says something about the part of the page where it stands; a critical one interrupts a listener. */
export const Alert = withRef(function Alert({ tone, title, children, actions, ref }: AlertProps) {
  const Picture = pictures[tone];
  return (
    <div
      ref={ref}
      role={tone === 'critical' ? 'alert' : 'status'}
      className={join(styles.alert, styles.tones[tone])}
    >
      <span className={styles.pictures[tone]}>
        <Picture size={20} />
      </span>
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
});
