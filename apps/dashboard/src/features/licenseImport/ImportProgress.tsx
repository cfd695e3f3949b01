import { Button, Card, Inline, ProgressBar } from '@pressdock/ui';
import * as styles from './import.css.ts';
import { importMessages as words } from './import.messages.ts';
import type { ImportFigures } from './runImport.ts';

export interface ImportProgressProps {
  name: 'checking' | 'importing';
  figures: ImportFigures;
  onStop: () => void;
}

/** Shows the progress of the check or the import, with a button that stops it. */
export function ImportProgress({ name, figures, onStop }: ImportProgressProps) {
  return (
    <Card title={words[name]}>
      <Inline gap="16" align="end">
        <div className={styles.progress}>
          <ProgressBar
            label={words[name]}
            value={figures.share * 100}
            valueLabel={words.progress(figures.done)}
          />
        </div>
        <Button onPress={onStop}>{name === 'importing' ? words.cancelImport : words.cancel}</Button>
      </Inline>
    </Card>
  );
}
