import { Button, Card, PageHeader, Skeleton, Stack, Text, VisuallyHidden } from '@pressdock/ui';
import { useState } from 'react';
import { isActingAtom, meAtom } from '../../entities/user/user.queries.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { offlineMessages as words } from './offline.messages.ts';
import { type SigningStep, signingKeysAtom } from './offline.queries.ts';
import { SigningKeyDialog } from './SigningKeyDialog.tsx';
import { SigningKeys } from './SigningKeys.tsx';

/** How a plugin verifies licenses offline: the keys, and the code that uses them. */
export function OfflinePage() {
  const { data: keys, isError, isFetching, refetch } = useAtomValue(signingKeysAtom);
  const isActing = useAtomValue(isActingAtom);
  const owner = useAtomValue(meAtom).data?.email ?? '';
  const next = keys?.find(({ state }) => state === 'next');
  const step: SigningStep = next ? { name: 'sign', id: next._id } : { name: 'make' };
  const [openStep, setOpenStep] = useState<SigningStep | null>(null);
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          keys && !isActing ? (
            <Button onPress={() => setOpenStep(step)}>{words[step.name].action}</Button>
          ) : undefined
        }
      />
      <Text as="p">{words.about}</Text>
      {isActing ? <Text as="p">{words.ownersKey(owner)}</Text> : null}
      {keys === undefined && isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.failed}
        </FailureNotice>
      ) : null}
      {keys === undefined && !isError ? (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">{words.loading}</span>
          </VisuallyHidden>
          <Skeleton shape="block" height={size.productBody} />
        </div>
      ) : null}
      {keys ? (
        <>
          <SigningKeys keys={keys} />
          <Card title={words.updater.title}>
            <Text as="p">{words.updater.hint}</Text>
          </Card>
        </>
      ) : null}
      {openStep ? <SigningKeyDialog step={openStep} onClose={() => setOpenStep(null)} /> : null}
    </Stack>
  );
}
