import type { BuildResponse } from '@pressdock/api';
import { Card, DescriptionItem, DescriptionList, Grid, Link, Text } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { BuildDuration } from '../../../entities/build/BuildDuration.tsx';
import { buildMessages } from '../../../entities/build/build.messages.ts';
import { productOf } from '../../../entities/build/build.rules.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { logMessages } from './log.messages.ts';

const { facts: words } = logMessages;

/** The facts of a build: its source, its cause and its duration. */
export function BuildFacts({ build }: { build: BuildResponse }) {
  return (
    <Card>
      <Grid minColumnWidth={size.panel} gap="32">
        <div>
          <Source build={build} />
        </div>
        <div>
          <Progress build={build} />
        </div>
      </Grid>
    </Card>
  );
}

function Source({ build }: { build: BuildResponse }) {
  const { kind, id } = productOf(build);
  const { version, versionId, commit } = build;
  return (
    <DescriptionList>
      <DescriptionItem term={words.product}>
        <Link href={paths.product(kind, id)}>{build.productName}</Link>
      </DescriptionItem>
      {version === null ? null : (
        <DescriptionItem term={words.version}>
          {versionId === null ? (
            <Code>{version}</Code>
          ) : (
            <Link href={paths.version(kind, id, versionId)}>{version}</Link>
          )}
        </DescriptionItem>
      )}
      <DescriptionItem term={words.repository}>
        {build.repository} <Text tone="muted">{buildMessages.sources[build.provider]}</Text>
      </DescriptionItem>
      <DescriptionItem term={words.ref}>
        <Code>{build.ref}</Code>
      </DescriptionItem>
      <DescriptionItem term={words.commit}>
        {commit === null ? <Text tone="muted">{words.unknown}</Text> : <Code>{commit}</Code>}
      </DescriptionItem>
    </DescriptionList>
  );
}

function Progress({ build }: { build: BuildResponse }) {
  const { author, replayOf, responseCode } = build;
  return (
    <DescriptionList>
      {author === null ? null : <DescriptionItem term={words.author}>{author}</DescriptionItem>}
      <DescriptionItem term={words.trigger}>
        {buildMessages.triggers[build.trigger]}
        {replayOf === null ? null : (
          <>
            {' · '}
            <Link href={paths.build(replayOf)}>{words.earlier}</Link>
          </>
        )}
      </DescriptionItem>
      <DescriptionItem term={words.created}>
        <time dateTime={build.createdAt}>{formatDateTime(build.createdAt)}</time>
      </DescriptionItem>
      <DescriptionItem term={words.duration}>
        <BuildDuration build={build} />
      </DescriptionItem>
      {responseCode === null ? null : (
        <DescriptionItem term={words.code}>{responseCode}</DescriptionItem>
      )}
    </DescriptionList>
  );
}

function Code({ children }: { children: ReactNode }) {
  return (
    <Text isMonospace size="13">
      {children}
    </Text>
  );
}
