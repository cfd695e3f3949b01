'use client';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { UploadIcon } from '../Icon/Icon.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { type FieldProps, LabelSpinner } from '../private/Field.tsx';
import * as field from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { StandaloneMessages, useStandaloneField } from '../private/standaloneField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FileDrop.css.ts';
import { fileSize } from './fileSize.ts';
import { type FileDropProgress, SelectedFile } from './SelectedFile.tsx';

export interface FileDropProps extends FieldProps {
  /** The field's name in the form. */
  name?: string;
  /** The file extensions (`.zip`) and media types that the file picker offers. */
  acceptedFileTypes: readonly string[];
  /** The selected file; always controlled. */
  file: File | null;
  /** Called with the selected file, or `null` when it is removed. A dropped file may have any type: validate it. */
  onSelect: (file: File | null) => void;
  /** The upload's progress. While set, the file cannot be replaced. */
  progress?: FileDropProgress;
  /** Called when the upload is canceled; adds a cancel button. */
  onCancel?: () => void;
  /** Whether a file is required. */
  isRequired?: boolean;
  /** Whether the field is disabled. */
  isDisabled?: boolean;
}

/**
 * A field for one file, either dropped or selected with the browser's file picker.
 *
 * Screen readers get the file's name and size. Use `errorMessage` to explain why a file was rejected.
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
  const own = useStandaloneField({ name, description, errorMessage });
  const isMoving = progress !== undefined;
  const isFixed = isDisabled || isMoving;
  const size = file ? fileSize(file.size, locale) : '';

  // The cancel button disappears with the upload, so focus moves to the field.
  const wasCanceled = useRef(false);
  useEffect(() => {
    if (!isMoving && wasCanceled.current) input.current?.focus();
    wasCanceled.current = false;
  }, [isMoving]);

  const select = (selected: File | null) => {
    own.dismiss();
    onSelect(selected);
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
        {isPending && <LabelSpinner />}
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
            const selected = event.target.files?.item(0);
            if (selected) select(selected);
            // Cleared, so that selecting the same file again triggers a change.
            event.target.value = '';
          }}
        />
        {file ? (
          <SelectedFile
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
      <StandaloneMessages {...own.messages} />
    </div>
  );
}
