'use client';

import { Button } from '../Button/Button.tsx';
import { CloseIcon } from '../Icon/controlIcons.tsx';
import { FileIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileDrop.css.ts';

/** The progress of an upload. */
export interface FileDropProgress {
  /** From 0 to 100. */
  value: number;
  /** The progress as text: "3.1 of 20 MB". */
  valueLabel: string;
}

interface ChosenFileProps {
  name: string;
  size: string;
  progress: FileDropProgress | undefined;
  onCancel: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** The selected file of a `FileDrop`, idle or uploading. */
export function SelectedFile({ name, size, progress, onCancel, onRemove }: ChosenFileProps) {
  const words = useWords({ cancelUpload: english.cancelUpload, removeFile: english.removeFile });
  if (progress) {
    return (
      <div className={styles.fileRow}>
        <div className={styles.progress}>
          <ProgressBar label={name} value={progress.value} valueLabel={progress.valueLabel} />
        </div>
        {onCancel ? (
          <Button size="small" onPress={onCancel}>
            {words.cancelUpload}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <div className={styles.fileRow}>
      <FileIcon size={20} />
      <span className={styles.fileName}>{name}</span>
      <span className={styles.fileSize}>{size}</span>
      {onRemove ? (
        <IconButton
          label={words.removeFile}
          icon={<CloseIcon size={16} />}
          size="small"
          onPress={onRemove}
        />
      ) : null}
    </div>
  );
}
