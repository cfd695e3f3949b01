import { Button, Heading, Stack, Text } from '@pressdock/ui';
import { Figures } from './Figures.tsx';
import * as styles from './import.css.ts';
import { importMessages } from './import.messages.ts';
import { ProblemsTable } from './ProblemsTable.tsx';
import type { ImportFigures } from './runImport.ts';
import type { ImportState } from './useImport.ts';

const { checked: words } = importMessages;
const { facts } = words;

/** The result of the check: what would happen, and every invalid line. */
export function CheckedFile({ state, figures }: { state: ImportState; figures: ImportFigures }) {
  const { created, updated, unchanged, suspended, problems } = figures;
  const wrong = new Set(problems.map(({ row }) => row)).size;
  const sound = created + updated + unchanged;
  return (
    <Stack gap="16">
      <Heading level={2} size="16">
        {words.title}
      </Heading>
      <Figures
        facts={[
          [facts.created, created],
          [facts.updated, updated],
          [facts.unchanged, unchanged],
          [facts.suspended, suspended],
          [facts.problems, wrong],
        ]}
      />
      <Text as="p" tone="muted">
        {sound === 0 ? words.none : words.ready} {wrong > 0 ? words.skipping(wrong) : ''}
      </Text>
      <div className={styles.actions}>
        {sound > 0 ? (
          <Button variant="primary" onPress={() => state.start(figures)}>
            {words.start(sound)}
          </Button>
        ) : null}
        <Button onPress={state.changeColumns}>{words.back}</Button>
      </div>
      {problems.length > 0 ? <ProblemsTable problems={problems} /> : null}
    </Stack>
  );
}
