import { Alert, Button, Heading, LinkButton, Stack, Text } from '@pressdock/ui';
import { paths } from '../../shared/paths.ts';
import { Figures } from './Figures.tsx';
import * as styles from './import.css.ts';
import { importMessages } from './import.messages.ts';
import { ProblemsTable } from './ProblemsTable.tsx';
import type { ImportPhase, ImportState } from './useImport.ts';

const { done, ended, stopped } = importMessages;

export interface ImportEndProps {
  state: ImportState;
  phase: Extract<ImportPhase, { name: 'done' | 'stopped' }>;
}

/** The result of an import that finished or was stopped. */
export function ImportEnd({ state, phase }: ImportEndProps) {
  const { figures } = phase;
  const { created, updated, unchanged, suspended, customersCreated, problems } = figures;
  const wrong = new Set(problems.map(({ row }) => row)).size;
  return (
    <Stack gap="16">
      <Heading level={2} size="16">
        {ended}
      </Heading>
      {phase.name === 'done' ? (
        <Alert tone="positive">{done.title}</Alert>
      ) : (
        <Alert
          tone={phase.isCanceled ? 'caution' : 'critical'}
          title={phase.isCanceled ? stopped.canceled : stopped.failed}
          actions={
            <Button size="small" onPress={() => state.continue(figures)}>
              {stopped.continue}
            </Button>
          }
        >
          {stopped.soFar(figures.done)}
        </Alert>
      )}
      <Figures
        facts={[
          [done.facts.created, created],
          [done.facts.updated, updated],
          [done.facts.unchanged, unchanged],
          [done.facts.suspended, suspended],
          [done.facts.customersCreated, customersCreated],
        ]}
      />
      {wrong > 0 ? (
        <Text as="p" tone="muted">
          {done.leftOut(wrong)}
        </Text>
      ) : null}
      <div className={styles.actions}>
        <LinkButton variant="primary" href={paths.licenses()}>
          {done.show}
        </LinkButton>
        <Button onPress={state.begin}>{done.again}</Button>
      </div>
      {problems.length > 0 ? <ProblemsTable problems={problems} /> : null}
    </Stack>
  );
}
