import type { SessionResponse } from '@pressdock/api';
import { Button, Card } from '@pressdock/ui';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { SectionLoading } from './SectionLoading.tsx';
import { SessionsTable } from './SessionsTable.tsx';
import { securityMessages } from './security.messages.ts';
import { endOtherSessionsAtom, endSessionAtom, sessionsAtom } from './security.queries.ts';

const { sessions: words } = securityMessages;

/** Lists the person's sessions and signs out others. */
export function SessionsSection() {
  const { data: sessions, isError, isFetching, refetch } = useAtomValue(sessionsAtom);
  return (
    <FormSection name="sessions" title={words.title} context={words.context}>
      {sessions ? (
        <Sessions sessions={sessions} />
      ) : isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.failed}
        </FailureNotice>
      ) : (
        <SectionLoading />
      )}
    </FormSection>
  );
}

function Sessions({ sessions }: { sessions: readonly SessionResponse[] }) {
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState<string>();
  const endSession = useSetAtom(endSessionAtom);
  const { run } = useSubmission();
  const end = ({ _id, device }: SessionResponse) =>
    run(async () => {
      setEnding(_id);
      const hasEnded = await endSession(_id);
      setEnding(undefined);
      if (hasEnded)
        toasts.add({ title: words.ended(device || words.unknownDevice), tone: 'positive' });
      else toasts.add({ title: words.endFailed, tone: 'critical' });
    });
  return (
    <>
      <Card padding="none">
        <SessionsTable sessions={sessions} ending={ending} onEnd={end} />
      </Card>
      {sessions.length > 1 ? (
        <div>
          <Button onPress={() => setAsking(true)}>{words.endOthers}</Button>
        </div>
      ) : null}
      {isAsking ? <EndOthersDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const endOthers = useSetAtom(endOtherSessionsAtom);
  return (
    <ConfirmActionDialog
      title={words.endOthersTitle}
      confirmLabel={words.endOthers}
      isCritical={false}
      failed={words.endFailed}
      done={words.othersEnded}
      perform={endOthers}
      onClose={onClose}
    >
      {words.endOthersText}
    </ConfirmActionDialog>
  );
}
