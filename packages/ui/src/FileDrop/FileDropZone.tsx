'use client';
import { useEffect, useRef } from 'react';
import { UploadIcon } from '../Icon/Icon.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import type { FieldProps } from '../private/Field.tsx';
import { join } from '../private/join.ts';
import * as styles from './FileDrop.css.ts';
import { type FileDropProgress, SelectedFile } from './SelectedFile.tsx';
import { useDropTarget } from './useDropTarget.ts';

interface FileDropZoneProps extends Pick<FieldProps, 'isPending'> {
  inputId: string;
  name?: string;
  acceptedFileTypes: readonly string[];
  file: File | null;
  /** The file's size as text. */
  size: string;
  onSelect: (file: File | null) => void;
  progress?: FileDropProgress;
  onCancel?: () => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  isInvalid: boolean;
  /** The ids of the elements that describe the field. */
  describedBy: string | undefined;
}

/** The area that accepts a file: a prompt or the selected file, over the browser's file input. */
export function FileDropZone({
  inputId,
  name,
  acceptedFileTypes,
  file,
  size,
  onSelect,
  progress,
  onCancel,
  isPending = false,
  isRequired = false,
  isDisabled = false,
  isInvalid,
  describedBy,
}: FileDropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const isUploading = progress !== undefined;
  const isFixed = isDisabled || isUploading;
  const { isDropTarget, handlers } = useDropTarget({ canDrop: !isFixed, onDrop: onSelect });

  // The cancel button disappears with the upload, so focus moves to the field.
  const wasCanceled = useRef(false);
  useEffect(() => {
    if (!isUploading && wasCanceled.current) input.current?.focus();
    wasCanceled.current = false;
  }, [isUploading]);

  const cancel = () => {
    wasCanceled.current = true;
    onCancel?.();
  };
  const remove = () => {
    onSelect(null);
    input.current?.focus();
  };

  return (
    <div
      className={styles.zone}
      data-drop-target={isDropTarget || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      {...handlers}
    >
      <input
        ref={input}
        id={inputId}
        type="file"
        name={name}
        accept={acceptedFileTypes.join(',')}
        className={join(styles.input, !file && styles.overPrompt)}
        disabled={isFixed}
        required={isRequired && !file}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        aria-busy={isPending || undefined}
        onChange={(event) => {
          const selected = event.target.files?.item(0);
          if (selected) onSelect(selected);
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
        <DropPrompt />
      )}
    </div>
  );
}

function DropPrompt() {
  const words = useWords({ chooseFile: english.chooseFile, dropFile: english.dropFile });
  return (
    <div className={styles.prompt} aria-hidden="true">
      <UploadIcon size={20} />
      <span>
        <span className={styles.browse}>{words.chooseFile}</span> {words.dropFile}
      </span>
    </div>
  );
}
