import type { BuildResponse } from '@pressdock/api';
import { Button, type DataTableColumn, Link, Stack, Text } from '@pressdock/ui';
import { formatDate, formatDateTime, formatTime } from '../../shared/format.ts';
import { unbroken } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { BuildBadge } from './BuildBadge.tsx';
import { BuildDuration } from './BuildDuration.tsx';
import * as styles from './build.css.ts';
import { buildMessages as words } from './build.messages.ts';
import { buildName, buildResult, productOf, shortHash } from './build.rules.ts';

type Column = DataTableColumn<BuildResponse>;

const { columns } = words;

function Commit({ build, hasBranch }: { build: BuildResponse; hasBranch: boolean }) {
  const { commit, author, ref, trigger } = build;
  return (
    <span className={styles.sentence}>
      <Link href={paths.build(build._id)}>{buildName(build)}</Link>
      <Text tone="muted" size="13">
        {commit === null ? null : <Text isMonospace>{shortHash(commit)}</Text>}
        {author === null ? null : ` ${author}`}
      </Text>
      {hasBranch ? (
        <Text tone="muted" size="13">
          <Text isMonospace>{ref}</Text> {words.triggers[trigger]}
        </Text>
      ) : null}
    </span>
  );
}

function Result({ build }: { build: BuildResponse }) {
  const { kind, id } = productOf(build);
  const { version, versionId } = build;
  return (
    <span className={styles.sentence}>
      <BuildBadge build={build} />
      {version !== null && versionId !== null ? (
        <Link href={paths.version(kind, id, versionId)}>{words.version(version)}</Link>
      ) : (
        <Text tone="muted" size="13">
          {build.status === 'running' ? words.steps[build.step] : buildResult(build)}
        </Text>
      )}
    </span>
  );
}

const product: Column = {
  id: 'product',
  header: columns.product,
  cell: (build) => {
    const { kind, id } = productOf(build);
    return <Link href={paths.product(kind, id)}>{build.productName}</Link>;
  },
};

const branch: Column = {
  id: 'branch',
  header: columns.branch,
  cell: ({ ref, trigger }) => (
    <span className={styles.fact}>
      <Text isMonospace size="13">
        {ref}
      </Text>
      <Text tone="muted" size="13">
        {words.triggers[trigger]}
      </Text>
    </span>
  ),
};

const duration: Column = {
  id: 'duration',
  header: columns.duration,
  align: 'end',
  cell: (build) => (
    <span className={unbroken}>
      <BuildDuration build={build} />
    </span>
  ),
};

const time: Column = {
  id: 'time',
  header: columns.time,
  cell: ({ createdAt }) => (
    <time dateTime={createdAt} className={unbroken}>
      {formatDateTime(createdAt)}
    </time>
  ),
};

/** The time and, below it, the duration, for the narrow list of one product. */
const timeAndDuration: Column = {
  id: 'time',
  header: columns.time,
  cell: (build) => (
    <Stack gap="2">
      <time dateTime={build.createdAt} className={unbroken}>
        {formatDate(build.createdAt)}
      </time>
      <span className={unbroken}>
        {formatTime(build.createdAt)} · <BuildDuration build={build} />
      </span>
    </Stack>
  ),
};

const replayOf = (onReplay: (id: string) => void): Column => ({
  id: 'actions',
  header: columns.actions,
  isHeaderHidden: true,
  isPinned: true,
  align: 'end',
  cell: (build) =>
    build.isReplayable ? (
      <Button
        size="small"
        aria-label={words.replay.of(buildName(build))}
        onPress={() => onReplay(build._id)}
      >
        {words.replay.action}
      </Button>
    ) : null,
});

interface Options {
  /** Whether the builds belong to different products. */
  hasProduct: boolean;
  /** Opens the dialog that replays a build; undefined to offer no replay. */
  onReplay: ((id: string) => void) | undefined;
}

/** Returns the columns of a table of builds. */
export function buildColumns({ hasProduct, onReplay }: Options): Column[] {
  return [
    {
      id: 'commit',
      header: columns.commit,
      isRowHeader: true,
      cell: (build) => <Commit build={build} hasBranch={!hasProduct} />,
    },
    {
      id: 'result',
      header: columns.result,
      foldsUnderName: true,
      cell: (build) => <Result build={build} />,
    },
    ...(hasProduct ? [product, branch, duration, time] : [timeAndDuration]),
    ...(onReplay ? [replayOf(onReplay)] : []),
  ];
}
