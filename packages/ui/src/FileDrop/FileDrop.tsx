'use client';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { UploadIcon } from '../Icon/Icon.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { type FieldProps, LabelRing } from '../private/Field.tsx';
import * as field from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { OwnFieldMessages, useOwnField } from '../private/ownField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChosenFile, type FileDropProgress } from './ChosenFile.tsx';
import * as styles from './FileDrop.css.ts';
import { fileSize } from './fileSize.ts';

export interface FileDropProps extends FieldProps {
  /** The field's name in its form. */
  name?: string;
  /** Endings (`.zip`) and media types that the file chooser offers. */
  acceptedFileTypes: readonly string[];
  /** The chosen file, which the caller keeps. */
  file: File | null;
  /** Called with the chosen file, or `null` when it is removed. A drop may bring any type: check it. */
  onSelect: (file: File | null) => void;
  /** While given, the file is on its way and cannot be exchanged. */
  progress?: FileDropProgress;
  /** Makes a transfer cancellable. */
  onCancel?: () => void;
  /** Whether the form needs a file. */
  isRequired?: boolean;
  /** Whether no file can be chosen now. */
  isDisabled?: boolean;
}

/**
 * Takes one file: dragged here, or chosen with the browser's own file field.
 *
 * Says the chosen file's name and size aloud. What is written under it says why a file was refused.
 */
export function FileDrop({
  label,
  name,
  acceptedFileTypes,
  file,
  onSelect,
  progress,
  onCancel,
  description,
  errorMessage,
  isPending = false,
  isRequired = false,
  isDisabled = false,
}: FileDropProps) {
  const words = useWords({ chooseFile: english.chooseFile, dropFile: english.dropFile });
  const id = useId();
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [isDropTarget, setDropTarget] = useState(false);
  const own = useOwnField({ name, description, errorMessage });
  const isMoving = progress !== undefined;
  const isFixed = isDisabled || isMoving;
  const size = file ? fileSize(file.size, locale) : '';

  // The button that canceled is gone with the transfer: the focus stays in the field.
  const wasCanceled = useRef(false);
  useEffect(() => {
    if (!isMoving && wasCanceled.current) input.current?.focus();
    wasCanceled.current = false;
  }, [isMoving]);

  const select = (chosen: File | null) => {
    own.answer();
    onSelect(chosen);
  };
  const cancel = () => {
    wasCanceled.current = true;
    onCancel?.();
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isFixed ? 'none' : 'copy';
    setDropTarget(!isFixed);
  };
  const dragLeave = (event: DragEvent) => {
    const into = event.relatedTarget;
    if (!(into instanceof Node && event.currentTarget.contains(into))) setDropTarget(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    const dropped = event.dataTransfer.files.item(0);
    if (dropped && !isFixed) select(dropped);
  };
  const remove = () => {
    select(null);
    input.current?.focus();
  };

  return (
    <div className={field.field} data-required={isRequired || undefined}>
      <div className={field.labelRow}>
        <label htmlFor={`${id}-input`}>{label}</label>
        {isPending && <LabelRing />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's short cut to the file field inside */}
      <div
        className={styles.zone}
        data-drop-target={isDropTarget || undefined}
        data-invalid={own.isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        onDragOver={dragOver}
        onDragLeave={dragLeave}
        onDrop={drop}
      >
        <input
          ref={input}
          id={`${id}-input`}
          type="file"
          name={name}
          accept={acceptedFileTypes.join(',')}
          className={join(styles.input, !file && styles.overPrompt)}
          disabled={isFixed}
          required={isRequired && !file}
          aria-invalid={own.isInvalid || undefined}
          aria-describedby={join(file && `${id}-file`, own.describedBy) || undefined}
          aria-busy={isPending || undefined}
          onChange={(event) => {
            const chosen = event.target.files?.item(0);
            if (chosen) select(chosen);
            // Emptied, so that choosing the same file once more counts as a choice.
            event.target.value = '';
          }}
        />
        {file ? (
          <ChosenFile
            name={file.name}
            size={size}
            progress={progress}
            onCancel={onCancel && cancel}
            onRemove={isFixed ? undefined : remove}
          />
        ) : (
          <div className={styles.prompt} aria-hidden="true">
            <UploadIcon size={20} />
            <span>
              <span className={styles.browse}>{words.chooseFile}</span> {words.dropFile}
            </span>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span id={`${id}-file`} role="status">
          {file ? `${file.name}, ${size}` : ''}
        </span>
      </VisuallyHidden>
      <OwnFieldMessages {...own.messages} />
    </div>
  );
}
