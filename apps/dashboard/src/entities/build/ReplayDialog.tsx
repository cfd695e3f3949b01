import { REPLAY_DELAY_MS } from '@pressdock/api/limits';
import { Alert, Button, Dialog, Inline, Spinner, Stack, Text } from '@pressdock/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { navigate } from '../../shared/navigation/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { buildMessages } from './build.messages.ts';
import { buildAtoms, replayBuildAtom } from './build.queries.ts';
import { buildName, type ReplayFailure, replayFailure, replayRefusal } from './build.rules.ts';

const { replay: words } = buildMessages;

type Stage = 'waiting' | 'sending' | ReplayFailure;

export interface ReplayDialogProps {
  /** The id of the build whose commit is built again. */
  id: string;
  /** Where its repository is, as a link names it. Nothing is replayed if it is elsewhere. */
  provider?: string;
  onClose: () => void;
}

/** Returns the build, and why it cannot be replayed. A link is compared with it before anything is sent. */
function useReplayedBuild(id: string, provider: string | undefined) {
  const { data: build, error, isFetching, refetch } = useAtomValue(buildAtoms(id));
  const unread = error && !isFetching ? replayFailure(error) : undefined;
  const isMissing = unread?.canRetry === false;
  const isUnknown = provider !== undefined && build === undefined;
  return {
    build,
    isReady: !isUnknown,
    failure: isMissing || isUnknown ? unread : replayRefusal(build, provider),
    readAgain: () => void refetch(),
  };
}

/**
 * Replays a build after a moment in which it can be canceled, and opens the new build.
 * @see specification, section 9, "replay delay"
 */
export function ReplayDialog({ id, provider, onClose }: ReplayDialogProps) {
  const { build, isReady, failure: refusal, readAgain } = useReplayedBuild(id, provider);
  const replay = useSetAtom(replayBuildAtom);
  const [stage, setStage] = useState<Stage>('waiting');
  const failure = refusal ?? (typeof stage === 'object' ? stage : undefined);
  const isDue = stage === 'waiting' && isReady && failure === undefined;

  const send = useEffectEvent(async () => {
    setStage('sending');
    const result = await replay(id);
    if (!result.ok) return setStage(replayFailure(result));
    onClose();
    navigate(paths.build(result.data._id));
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void send(), REPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);

  const retry = () => {
    if (!isReady) readAgain();
    setStage('waiting');
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title}
      description={build ? words.of(buildName(build)) : undefined}
      actions={
        failure ? (
          <>
            <Button key="close" autoFocus={!failure.canRetry} onPress={onClose}>
              {words.close}
            </Button>
            {failure.canRetry ? (
              <Button variant="primary" autoFocus onPress={retry}>
                {words.retry}
              </Button>
            ) : null}
          </>
        ) : (
          <Button autoFocus isDisabled={stage === 'sending'} onPress={onClose}>
            {words.cancel}
          </Button>
        )
      }
    >
      {failure ? (
        <Alert tone="critical" title={words.failedTitle}>
          {failure.reason}
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
