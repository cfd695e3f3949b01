'use client';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { Heading, Dialog as RACDialog } from 'react-aria-components/Dialog';
import * as overlay from '../private/overlay.css.ts';
import { Overlay } from '../private/overlay.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

/** Maximum widths: 440, 560 or 800 pixels. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

/** One of `dialogSizes`. */
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends RefAttributes<HTMLElement> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called with `false` when the dialog should close. */
  onOpenChange: (isOpen: boolean) => void;
  /** The title and accessible name. */
  title: string;
  /** One sentence below the title, announced when the dialog opens. */
  description?: ReactNode;
  /** The maximum width: 440, 560 or 800 pixels. */
  size?: DialogSize;
  /** Fields or text. Focus starts on the first field. */
  children: ReactNode;
  /** The buttons at the end; always include Cancel or Close. */
  actions: ReactNode;
}

/**
 * A modal dialog that asks for input.
 *
 * Neither Escape nor a press on the backdrop closes it, so `actions` needs a Cancel or Close button.
 * Focus starts on the first field (on the dialog if there is none) and returns to the opener.
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
