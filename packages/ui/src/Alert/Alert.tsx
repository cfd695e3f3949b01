import type { ReactNode, RefAttributes } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../Icon/controlIcons.tsx';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Alert.css.ts';

/** The meaning of an alert's color and icon. */
export const alertTones = ['info', 'positive', 'caution', 'critical'] as const;

/** One of `alertTones`. */
export type AlertTone = (typeof alertTones)[number];

const icons = {
  info: InfoIcon,
  positive: CheckIcon,
  caution: WarningIcon,
  critical: WarningIcon,
};

export interface AlertProps extends RefAttributes<HTMLDivElement> {
  /** The meaning of its color and icon. Screen readers announce a critical alert immediately. */
  tone: AlertTone;
  /** The message in one sentence. */
  title?: string;
  /** The consequences or further details. */
  children?: ReactNode;
  /** Buttons or links that help to resolve it. */
  actions?: ReactNode;
}

/** A message about the part of the page it appears in. Screen readers announce a critical alert immediately. */
export const Alert = withRef(function Alert({ tone, title, children, actions, ref }: AlertProps) {
  const ToneIcon = icons[tone];
  return (
    <div
      ref={ref}
      role={tone === 'critical' ? 'alert' : 'status'}
      className={join(styles.alert, styles.tones[tone])}
    >
      <span className={styles.icons[tone]}>
        <ToneIcon size={20} />
      </span>
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
});
