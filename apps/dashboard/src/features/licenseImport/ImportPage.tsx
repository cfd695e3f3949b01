import { PageHeader, Stack, Steps } from '@pressdock/ui';
import { useEffect, useRef } from 'react';
import { AddRestriction } from '../../entities/user/AddRestriction.tsx';
import { mayAdd } from '../../entities/user/addPermission.rules.ts';
import { ChangesOnly } from '../../entities/user/ChangesOnly.tsx';
import { meAtom } from '../../entities/user/user.queries.ts';
import { UnsavedChangesDialog } from '../../shared/form/UnsavedChangesDialog.tsx';
import { useLeaveGuard } from '../../shared/form/useLeaveGuard.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../shared/state.ts';
import { CheckedFile } from './CheckedFile.tsx';
import { ChooseColumns } from './ChooseColumns.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportEnd } from './ImportEnd.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { importMessages as words } from './import.messages.ts';
import { type ImportState, useImport } from './useImport.ts';

const stepIndexes = {
  file: 0,
  columns: 1,
  checking: 2,
  checked: 2,
  importing: 3,
  stopped: 3,
  done: 4,
} as const satisfies Record<ImportState['phase']['name'], number>;

/** Imports licenses and their customers from a file. */
export function ImportPage() {
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'license');
  const state = useImport();
  const guard = useLeaveGuard(state.phase.name === 'importing');
  return (
    <ChangesOnly title={words.title}>
      <Stack gap="24">
        <PageTitle title={words.title} />
        <PageHeader title={words.title} context={words.context} />
        <AddRestriction what="license" />
        {canAdd === false ? null : (
          <>
            <Steps
              label={words.steps.label}
              steps={words.steps.names}
              current={stepIndexes[state.phase.name]}
            />
            <Phase state={state} />
          </>
        )}
        <UnsavedChangesDialog guard={guard}>{words.leave}</UnsavedChangesDialog>
      </Stack>
    </ChangesOnly>
  );
}

/** The current step. The previous step takes the focus with it, so the heading is focused. */
function Phase({ state }: { state: ImportState }) {
  const { name } = state.phase;
  const container = useRef<HTMLDivElement>(null);
  const former = useRef(name);
  useEffect(() => {
    const heading = container.current?.querySelector('h2');
    if (former.current === name || !heading) return;
    former.current = name;
    heading.tabIndex = -1;
    heading.focus();
  }, [name]);
  return (
    <div ref={container}>
      <Step state={state} />
    </div>
  );
}

function Step({ state }: { state: ImportState }) {
  const { phase, source } = state;
  switch (phase.name) {
    case 'file':
      return <ChooseFile problem={phase.problem} onChoose={state.choose} />;
    case 'columns':
      return source ? (
        <ChooseColumns state={state} source={source} hasFailed={phase.hasFailed} />
      ) : null;
    case 'checking':
    case 'importing':
      return <ImportProgress name={phase.name} figures={phase.figures} onStop={state.stop} />;
    case 'checked':
      return <CheckedFile state={state} figures={phase.figures} />;
    default:
      return <ImportEnd state={state} phase={phase} />;
  }
}
