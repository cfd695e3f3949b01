'use client';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { Heading, Dialog as RACDialog } from 'react-aria-components/Dialog';
import * as overlay from '../private/overlay.css.ts';
import { Overlay } from '../private/overlay.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

/** How wide a dialog may grow: 440, 560 or 800 pixels. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

/** One of `dialogSizes`. */
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends RefAttributes<HTMLElement> {
  /** Whether it shows. */
  isOpen: boolean;
  /** Called with `false` when the dialog asks to be closed. */
  onOpenChange: (isOpen: boolean) => void;
  /** What is asked for; names the dialog. */
  title: string;
  /** One sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  /** How wide it may grow: 440, 560 or 800 pixels. */
  size?: DialogSize;
  /** Fields or text. The focus starts on the first field. */
  children: ReactNode;
  /** The buttons at the end; always a visible way out (Cancel or Close) among them. */
  actions: ReactNode;
}

/**
 * Asks for something before the page goes on.
 *
 * Neither Escape nor a press on the backdrop closes it, so `actions` needs a Cancel or Close.
 * Focus starts on the first field (on the dialog when it has none) and returns to the opener.
 */
export const Dialog = withRef(function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size = 'medium',
  children,
  actions,
  ref,
}: DialogProps) {
  const descriptionId = useId();
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      backdrop={overlay.backdrops.center}
      panel={overlay.panels[size]}
    >
      <RACDialog
        ref={ref}
        className={styles.dialog}
        aria-describedby={description ? descriptionId : undefined}
      >
        <div className={styles.header}>
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          {description ? (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          ) : null}
        </div>
        <DialogBody>{children}</DialogBody>
        <div className={styles.actions}>{actions}</div>
      </RACDialog>
    </Overlay>
  );
});
