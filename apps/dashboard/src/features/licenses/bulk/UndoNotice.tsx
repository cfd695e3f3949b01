import { Alert, Button } from '@pressdock/ui';
import { useEffect, useState } from 'react';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { useAtom, useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { bulkDoneAtom, undoBulkAtom } from './bulk.atoms.ts';
import { bulkMessages as words } from './bulk.messages.ts';

/** Shows the result of a bulk change, with a button that undoes it while that is possible. */
export function UndoNotice() {
  const [done, putAway] = useAtom(bulkDoneAtom);
  const undo = useSetAtom(undoBulkAtom);
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const until = done?.undo.until;

  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => putAway(null), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until, putAway]);

  if (done === null) return null;
  const { action, changed, undo: way } = done;
  const takeBack = (token: string) =>
    run(async () => {
      setFailed(false);
      const result = await undo(token);
      // The notice disappears together with the focused button.
      if (result.ok || result.status === 404) document.querySelector('h1')?.focus();
      if (result.ok) {
        const { restored, left } = result.data;
        toasts.add({ title: words.restored(restored, left), tone: 'positive' });
      } else if (result.status === 404) {
        toasts.add({ title: words.undoGone, tone: 'critical' });
      } else setFailed(true);
    });
  return (
    <Alert
      tone={hasFailed ? 'critical' : 'positive'}
      actions={
        <Button size="small" isPending={isPending} onPress={() => takeBack(way.token)}>
          {words.undo}
        </Button>
      }
    >
      {hasFailed ? words.undoFailed : words.done[action](changed)}
    </Alert>
  );
}
