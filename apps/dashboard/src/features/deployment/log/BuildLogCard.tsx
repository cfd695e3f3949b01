import type { BuildResponse } from '@pressdock/api';
import { BUILD_LOG } from '@pressdock/api/limits';
import {
  Button,
  Card,
  CopyIcon,
  DownloadIcon,
  Inline,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@pressdock/ui';
import { useId, useRef } from 'react';
import { isInProgress } from '../../../entities/build/build.rules.ts';
import { copyText } from '../../../shared/copyText.ts';
import { ExportProgress } from '../../../shared/export/ExportProgress.tsx';
import { saveStream } from '../../../shared/export/saveStream.ts';
import { useFileExport } from '../../../shared/export/useFileExport.ts';
import { formatBytes } from '../../../shared/format.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { note } from '../deployment.css.ts';
import { BuildSteps } from './BuildSteps.tsx';
import { buildLogAtoms } from './buildLog.atoms.ts';
import { type BuildLog, firstErrorOf, logText, stepsOf } from './buildLog.rules.ts';
import { LogLines } from './LogLines.tsx';
import * as styles from './log.css.ts';
import { logMessages } from './log.messages.ts';
import { useLogScroll } from './useLogScroll.ts';
import { useTargetLine } from './useTargetLine.ts';

const { log: words } = logMessages;

/** The steps and the log of a build, as they arrive. */
export function BuildLogCard({ build }: { build: BuildResponse }) {
  const log = useAtomValue(buildLogAtoms(build._id));
  const { lines, connection } = log;
  const scroller = useRef<HTMLElement>(null);
  const hintId = useId();
  const [target, setTarget] = useTargetLine();
  const firstError = firstErrorOf(lines);
  const isLoading = ['connecting', 'connected', 'lost', 'busy'].includes(connection);
  const scroll = useLogScroll({
    scroller,
    count: lines.length,
    isGrowing: isInProgress(build),
    target,
    firstError: isInProgress(build) ? undefined : firstError,
  });
  const openLine = (line: number) => {
    setTarget(line);
    scroll.show(line);
  };
  return (
    <Card padding="none">
      <div className={note}>
        <BuildSteps steps={stepsOf(build, lines)} onLine={openLine} />
        <Inline gap="8" justify="between">
          <Text tone="muted" size="13" isTabular>
            {words.count(lines.length)}
          </Text>
          <Inline gap="8">
            {firstError === undefined ? null : (
              <Button size="small" variant="quiet" onPress={() => openLine(firstError)}>
                {words.firstError}
              </Button>
            )}
            {isInProgress(build) && !scroll.isFollowing ? (
              <Button size="small" variant="quiet" onPress={scroll.follow}>
                {words.follow}
              </Button>
            ) : null}
            <LogActions build={build} log={log} />
          </Inline>
        </Inline>
      </div>
      <Connection connection={connection} />
      {lines.length === 0 ? (
        <Placeholder isLoading={isLoading} />
      ) : (
        <>
          <VisuallyHidden>
            <span id={hintId}>{words.hint}</span>
          </VisuallyHidden>
          <section
            ref={scroller}
            aria-label={words.region}
            aria-describedby={hintId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus to be scrolled by keyboard
            tabIndex={0}
            className={styles.scroller}
            onScroll={scroll.onScroll}
          >
            <LogLines lines={lines} target={target} onLine={openLine} />
          </section>
        </>
      )}
      {lines.length >= BUILD_LOG.lines ? (
        <p className={note}>
          <Text tone="muted">{words.full}</Text>
        </p>
      ) : null}
    </Card>
  );
}

function Placeholder({ isLoading }: { isLoading: boolean }) {
  return (
    <div className={note}>{isLoading ? <Skeleton /> : <Text tone="muted">{words.none}</Text>}</div>
  );
}

function LogActions({ build, log: { lines } }: { build: BuildResponse; log: BuildLog }) {
  const file = useFileExport(words.downloaded);
  const download = () => {
    const path = `/api/v1/repositories/webhook-log/${encodeURIComponent(build._id)}/download`;
    void file.start((options) => saveStream(words.file(build._id), path, options));
  };
  const titles = { copied: words.copied, failed: words.notCopied };
  return (
    <>
      <Button
        size="small"
        isDisabled={lines.length === 0}
        onPress={() => void copyText(logText(lines), titles)}
      >
        <CopyIcon size={16} />
        {words.copy}
      </Button>
      <Button size="small" isPending={file.state.name === 'saving'} onPress={download}>
        <DownloadIcon size={16} />
        {words.download}
      </Button>
      <ExportProgress
        file={file}
        words={{
          saving: words.saving,
          saved: (bytes) => words.saved(formatBytes(bytes)),
          cancel: words.cancel,
          failed: words.downloadFailed,
        }}
      />
    </>
  );
}

/** Reports a connection that does not deliver the log. */
function Connection({ connection }: { connection: BuildLog['connection'] }) {
  const problem = connection in words.connections;
  return (
    <div role="status" className={problem ? note : undefined}>
      {problem ? (
        <Text tone="muted">{words.connections[connection as keyof typeof words.connections]}</Text>
      ) : null}
    </div>
  );
}
