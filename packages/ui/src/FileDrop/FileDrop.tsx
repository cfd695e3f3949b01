'use client';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type FieldProps, LabelSpinner } from '../private/Field.tsx';
import * as field from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { StandaloneMessages, useStandaloneField } from '../private/standaloneField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { fileSize } from './fileSize.ts';
import type { FileDropProgress } from './SelectedFile.tsx';

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
  description,
  errorMessage,
  file,
  onSelect,
  ...control
}: FileDropProps) {
  const id = useId();
  const { locale } = useLocale();
  const own = useStandaloneField({ name: control.name, description, errorMessage });
  const size = file ? fileSize(file.size, locale) : '';

  return (
    <div className={field.field} data-required={control.isRequired || undefined}>
      <div className={field.labelRow}>
        <label htmlFor={`${id}-input`}>{label}</label>
        {control.isPending && <LabelSpinner />}
      </div>
      <FileDropZone
        {...control}
        inputId={`${id}-input`}
        file={file}
        size={size}
        onSelect={(selected) => {
          own.dismiss();
          onSelect(selected);
        }}
        isInvalid={own.isInvalid}
        describedBy={join(file && `${id}-file`, own.describedBy) || undefined}
      />
      <VisuallyHidden>
        <span id={`${id}-file`} role="status">
          {file ? `${file.name}, ${size}` : ''}
        </span>
      </VisuallyHidden>
      <StandaloneMessages {...own.messages} />
    </div>
  );
}
