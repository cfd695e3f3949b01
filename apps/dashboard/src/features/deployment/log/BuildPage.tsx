import type { BuildResponse } from '@pressdock/api';
import {
  Alert,
  Button,
  EmptyState,
  Inline,
  LinkButton,
  PageHeader,
  SearchIcon,
  Stack,
  VisuallyHidden,
} from '@pressdock/ui';
import { useState } from 'react';
import { BuildBadge } from '../../../entities/build/BuildBadge.tsx';
import { BuildNowButton } from '../../../entities/build/BuildNowButton.tsx';
import { buildMessages } from '../../../entities/build/build.messages.ts';
import { buildAtoms } from '../../../entities/build/build.queries.ts';
import { buildName, productOf } from '../../../entities/build/build.rules.ts';
import { ReplayDialog } from '../../../entities/build/ReplayDialog.tsx';
import { Changes } from '../../../entities/user/Changes.tsx';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { deploymentTitles } from '../deployment.titles.messages.ts';
import { BuildFacts } from './BuildFacts.tsx';
import { BuildLogCard } from './BuildLogCard.tsx';
import { statusSentence } from './buildLog.rules.ts';
import { logMessages as words } from './log.messages.ts';

/** One build: its facts, its steps and its log. */
export function BuildPage({ id }: { id: string }) {
  const { data: build, error, isFetching, refetch } = useAtomValue(buildAtoms(id));
  const title = build ? buildName(build) : deploymentTitles.build;
  return (
    <Stack gap="24">
      <PageTitle title={title} />
      {build ? (
        <Build build={build} title={title} />
      ) : error === null ? (
        <AreaLoading label={words.loading} height={size.productBody} />
      ) : (
        <>
          <PageHeader title={title} />
          {error.status === 404 ? (
            <EmptyState
              title={words.missingTitle}
              icon={<SearchIcon size={20} />}
              action={<LinkButton href={paths.deployment()}>{words.toList}</LinkButton>}
            >
              {words.missing}
            </EmptyState>
          ) : (
            <FailureNotice isRetrying={isFetching} onRetry={refetch}>
              {words.fetchFailed}
            </FailureNotice>
          )}
        </>
      )}
    </Stack>
  );
}

function Build({ build, title }: { build: BuildResponse; title: string }) {
  const [isReplaying, setReplaying] = useState(false);
  return (
    <>
      <PageHeader
        title={title}
        context={<BuildBadge build={build} />}
        actions={
          <Inline gap="8">
            <Changes>
              <BuildNowButton productId={productOf(build).id} />
            </Changes>
            {build.isReplayable ? (
              <Changes>
                <Button onPress={() => setReplaying(true)}>{buildMessages.replay.action}</Button>
              </Changes>
            ) : null}
          </Inline>
        }
      />
      <VisuallyHidden>
        <span role="status">{statusSentence(build)}</span>
      </VisuallyHidden>
      <Result build={build} />
      <BuildFacts build={build} />
      <BuildLogCard build={build} />
      {isReplaying ? <ReplayDialog id={build._id} onClose={() => setReplaying(false)} /> : null}
    </>
  );
}

/** Why a build released nothing. */
function Result({ build: { status, responseBody } }: { build: BuildResponse }) {
  if (status === 'failed') {
    return (
      <Alert tone="critical" title={words.resultTitle.failed}>
        {responseBody}
      </Alert>
    );
  }
  if (status !== 'skipped') return null;
  return (
    <Alert tone="info" title={words.resultTitle.skipped}>
      {responseBody}
    </Alert>
  );
}
