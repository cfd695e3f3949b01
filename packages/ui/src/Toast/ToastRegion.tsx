'use client';
import { useSyncExternalStore } from 'react';
import { Button as CloseButton } from 'react-aria-components/Button';
import {
  UNSTABLE_ToastRegion as RACToastRegion,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/controlIcons.tsx';
import type { Toasts } from './createToasts.ts';
import * as styles from './Toast.css.ts';

const pictures = { neutral: InfoIcon, positive: CheckIcon, critical: WarningIcon };

export interface ToastRegionProps {
  /** The queue that `createToasts` made. */
  toasts: Toasts;
  /** Names the region in the list of landmarks. */
  label: string;
}

/**
 * Shows what happened elsewhere or later, in the corner; stands once per app.
 *
 * F6 reaches it; while the pointer or the focus is in it, nothing goes away by itself.
 */
export function ToastRegion({ toasts, label }: ToastRegionProps) {
  const hasToasts = useSyncExternalStore(
    (listener) => toasts.subscribe(listener),
    () => toasts.visibleToasts.length > 0,
    () => false,
  );
  // A region that mounts before it has an element never becomes one that F6 reaches.
  if (!hasToasts) return null;
  return (
    <RACToastRegion queue={toasts} aria-label={label} className={styles.region}>
      {({ toast }) => {
        const { title, description, tone = 'neutral' } = toast.content;
        const Picture = pictures[tone];
        return (
          <Toast toast={toast} className={styles.toast}>
            <span className={styles.pictures[tone]}>
              <Picture size={20} />
            </span>
            <ToastContent className={styles.content}>
              <Text slot="title" className={styles.title}>
                {title}
              </Text>
              {description ? (
                <Text slot="description" className={styles.description}>
                  {description}
                </Text>
              ) : null}
            </ToastContent>
            <CloseButton slot="close" className={styles.close}>
              <CloseIcon size={16} />
            </CloseButton>
          </Toast>
        );
      }}
    </RACToastRegion>
  );
}
