import { UploadIcon } from '@pressdock/ui';
import { useEffect, useState } from 'react';
import * as styles from './PackageDrop.css.ts';

export interface PackageDropProps {
  title: string;
  hint: string;
  /** A dialog takes dropped files itself while it is open. */
  isDisabled: boolean;
  onDrop: (files: readonly File[]) => void;
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts packages dropped anywhere on the page, and shows a hint while they are dragged over it.
 */
export function PackageDrop({ title, hint, isDisabled, onDrop }: PackageDropProps) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      setOver(!isDisabled);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = Array.from(event.dataTransfer?.files ?? []);
      if (!isDisabled && files.length > 0) onDrop(files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [isDisabled, onDrop]);

  return (
    <div role="status" className={isOver ? styles.visible : styles.hidden}>
      {isOver ? (
        <div className={styles.words}>
          <UploadIcon size={24} />
          <strong className={styles.title}>{title}</strong>
          <span>{hint}</span>
        </div>
      ) : null}
    </div>
  );
}
