import { FileDrop, Heading, Stack } from '@pressdock/ui';
import { formColumn } from '../../shared/page/page.css.ts';
import { importMessages } from './import.messages.ts';
import type { HeadProblem } from './readFile.ts';

const { file: words } = importMessages;

export interface ChooseFileProps {
  /** Why the previous file could not be used. */
  problem: HeadProblem | undefined;
  onChoose: (file: File | null) => Promise<void>;
}

/** Selects the file; the next step follows at once. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  return (
    <div className={formColumn}>
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
