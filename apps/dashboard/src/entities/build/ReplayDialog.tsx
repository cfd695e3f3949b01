import { REPLAY_DELAY_MS } from '@pressdock/api/limits';
import { Alert, Button, Dialog, Inline, Spinner, Stack, Text } from '@pressdock/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { navigate } from '../../shared/navigation/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { buildMessages } from './build.messages.ts';
import { buildAtoms, replayBuildAtom } from './build.queries.ts';
import { buildName, replayFailure } from './build.rules.ts';

const { replay: words } = buildMessages;

type Stage = { name: 'waiting' } | { name: 'sending' } | { name: 'failed'; reason: string };

export interface ReplayDialogProps {
  /** The id of the build whose commit is built again. */
  id: string;
  onClose: () => void;
}

/**
 * Replays a build after a moment in which it can be canceled, and opens the new build.
 * @see specification, section 9, "replay delay"
 */
export function ReplayDialog({ id, onClose }: ReplayDialogProps) {
  const { data: build } = useAtomValue(buildAtoms(id));
  const replay = useSetAtom(replayBuildAtom);
  const [stage, setStage] = useState<Stage>({ name: 'waiting' });
  const isWaiting = stage.name === 'waiting';

  const send = useEffectEvent(async () => {
    setStage({ name: 'sending' });
    const result = await replay(id);
    if (!result.ok) return setStage({ name: 'failed', reason: replayFailure(result) });
    onClose();
    navigate(paths.build(result.data._id));
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void send(), REPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title}
      description={build ? words.of(buildName(build)) : undefined}
      actions={
        stage.name === 'failed' ? (
          <>
            <Button onPress={onClose}>{words.close}</Button>
            <Button variant="primary" autoFocus onPress={() => setStage({ name: 'waiting' })}>
              {words.retry}
            </Button>
          </>
        ) : (
          <Button autoFocus isDisabled={!isWaiting} onPress={onClose}>
            {words.cancel}
          </Button>
        )
      }
    >
      {stage.name === 'failed' ? (
        <Alert tone="critical" title={words.failedTitle}>
          {stage.reason}
        </Alert>
      ) : (
        <Stack gap="12">
          <Text as="p">{words.body}</Text>
          <Inline gap="8">
            <Spinner size="small" label={words.replaying} />
            <span role="status">{words.replaying}</span>
          </Inline>
        </Stack>
      )}
    </Dialog>
  );
}
