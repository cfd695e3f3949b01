'use client';
import { Button as CloseButton } from 'react-aria-components/Button';
import {
  UNSTABLE_ToastRegion as RACToastRegion,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/controlIcons.tsx';
import type { Toasts } from './createToasts.ts';
import * as styles from './Toast.css.ts';

const icons = { neutral: InfoIcon, positive: CheckIcon, critical: WarningIcon };

/** The visible toasts, in a landmark region that F6 reaches. */
export function ToastList({ toasts, label }: { toasts: Toasts; label: string }) {
  return (
    <RACToastRegion queue={toasts} aria-label={label} className={styles.region}>
      {({ toast }) => {
        const { title, description, tone = 'neutral', action } = toast.content;
        const ToneIcon = icons[tone];
        return (
          <Toast toast={toast} className={styles.toast}>
            <span className={styles.icons[tone]}>
              <ToneIcon size={20} />
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
            {action ? (
              <Button
                size="small"
                onPress={() => {
                  toasts.close(toast.key);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            ) : null}
            <CloseButton slot="close" className={styles.close}>
              <CloseIcon size={16} />
            </CloseButton>
          </Toast>
        );
      }}
    </RACToastRegion>
  );
}
