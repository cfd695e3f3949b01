'use client';
import { type ReactNode, useId } from 'react';
import { Heading, Dialog as RACDialog } from 'react-aria-components/Dialog';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import * as overlay from '../private/overlay.css.ts';
import { Overlay } from '../private/overlay.tsx';

export interface ConfirmDialogProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** Called with `false` when Cancel is pressed. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, with the name of the thing: "Delete Grey Heron?" */
  title: string;
  /** What will happen, and how much goes with it. */
  children: ReactNode;
  /** What the confirming button does, as a verb: "Delete plugin". */
  confirmLabel: string;
  /** What not doing it is called, where "Cancel" could be misread. */
  cancelLabel?: string;
  /** Whether what follows cannot be undone. */
  isCritical?: boolean;
  /** Whether the confirmed work is running; the dialog stays open meanwhile. */
  isPending?: boolean;
  /** Why the confirmed work failed; the dialog stays open and can be confirmed again. */
  errorMessage?: ReactNode;
  /** Called when the confirming button is pressed. */
  onConfirm: () => void;
}

/**
 * Asks once more before something that is hard to undo.
 *
 * Focus starts on Cancel. The dialog never closes itself after a confirmation: close it through
 * `isOpen` when the work has succeeded.
 */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isCritical = false,
  isPending = false,
  errorMessage,
  onConfirm,
}: ConfirmDialogProps) {
  const bodyId = useId();
  const words = useWords({ cancel: english.cancel });
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      backdrop={overlay.backdrops.center}
      panel={overlay.panels.small}
    >
      <RACDialog role="alertdialog" className={dialog.dialog} aria-describedby={bodyId}>
        <div className={dialog.header}>
          <Heading slot="title" className={dialog.title}>
            {title}
          </Heading>
        </div>
        <div className={dialog.body}>
          <div id={bodyId} className={dialog.prose}>
            {children}
          </div>
          {errorMessage ? <Alert tone="critical">{errorMessage}</Alert> : null}
        </div>
        <div className={dialog.actions}>
          <Button autoFocus onPress={() => onOpenChange(false)}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant={isCritical ? 'critical' : 'primary'}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </RACDialog>
    </Overlay>
  );
}
