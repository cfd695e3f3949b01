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
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called with `false` when Cancel is pressed. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, naming the object: "Delete Gray Heron?" */
  title: string;
  /** What will happen, and what else is affected. */
  children: ReactNode;
  /** The label of the confirm button, as a verb: "Delete plugin". */
  confirmLabel: string;
  /** The label of the cancel button, where "Cancel" would be ambiguous. */
  cancelLabel?: string;
  /** Whether the action cannot be undone. */
  isCritical?: boolean;
  /** Whether the confirmed action is running; the dialog stays open. */
  isPending?: boolean;
  /** Why the confirmed action failed; the dialog stays open for another attempt. */
  errorMessage?: ReactNode;
  /** Called when the confirm button is pressed. */
  onConfirm: () => void;
}

/**
 * Asks for confirmation before an action that is hard to undo.
 *
 * Focus starts on Cancel. The dialog does not close itself after a confirmation: set `isOpen` to
 * `false` once the action has succeeded.
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
