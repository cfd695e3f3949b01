import { FileDrop } from '@pressdock/ui';
import * as styles from './import.css.ts';
import { importMessages } from './import.messages.ts';

const { file: words } = importMessages;

export interface ChooseFileProps {
  /** Whether the last one chosen was no such file. */
  isUnreadable: boolean;
  onChoose: (file: File | null) => Promise<void>;
}

/** Takes the file; choosing it leads on. */
export function ChooseFile({ isUnreadable, onChoose }: ChooseFileProps) {
  return (
    <div className={styles.form}>
      <FileDrop
        label={words.label}
        description={words.hint}
        errorMessage={isUnreadable ? words.unreadable : undefined}
        acceptedFileTypes={['.csv', 'text/csv']}
        file={null}
        onSelect={(file) => void onChoose(file)}
      />
    </div>
  );
}
