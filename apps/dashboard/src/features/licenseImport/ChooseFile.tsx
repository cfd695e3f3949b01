import { FileDrop, Heading, Stack } from '@pressdock/ui';
import * as styles from './import.css.ts';
import { importMessages } from './import.messages.ts';
import type { HeadProblem } from './readFile.ts';

const { file: words } = importMessages;

export interface ChooseFileProps {
  /** Why the last one chosen will not do. */
  problem: HeadProblem | undefined;
  onChoose: (file: File | null) => Promise<void>;
}

/** Takes the file; choosing it leads on. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  return (
    <div className={styles.form}>
      <Stack gap="12">
        <Heading level={2} size="16">
          {words.title}
        </Heading>
        <FileDrop
          label={words.label}
          description={words.hint}
          errorMessage={problem && words[problem]}
          acceptedFileTypes={['.csv', 'text/csv']}
          file={null}
          onSelect={(file) => void onChoose(file)}
        />
      </Stack>
    </div>
  );
}
