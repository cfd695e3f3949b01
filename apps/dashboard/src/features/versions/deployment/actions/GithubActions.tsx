import { Alert, Card, CodeBlock, Skeleton, Stack, Switch, Text } from '@pressdock/ui';
import { useState } from 'react';
import type { Product } from '../../../../entities/product/product.kind.ts';
import { isActingAtom, meAtom } from '../../../../entities/user/user.queries.ts';
import { isViewingAtom } from '../../../../entities/user/viewing.atoms.ts';
import { useSubmission } from '../../../../shared/form/useSubmission.ts';
import { FailureNotice } from '../../../../shared/page/FailureNotice.tsx';
import { size } from '../../../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../../../shared/state.ts';
import { githubActionsMessages as words } from './githubActions.messages.ts';
import { githubActionsAtoms, toggleGithubActionsAtom } from './githubActions.queries.ts';
import { WorkflowKey } from './WorkflowKey.tsx';

export interface GithubActionsProps {
  product: Product;
  repoId: string;
  isEnabled: boolean;
}

/** Switches between releasing by webhook and by GitHub Actions, and shows how a runner releases. */
export function GithubActions({ product, repoId, isEnabled }: GithubActionsProps) {
  const toggle = useSetAtom(toggleGithubActionsAtom);
  const isViewing = useAtomValue(isViewingAtom);
  const { isPending, run } = useSubmission();
  const [hasFailed, setFailed] = useState(false);
  const change = (next: boolean) =>
    run(async () => {
      setFailed(false);
      setFailed(!(await toggle({ id: product._id, repoId, isEnabled: next })));
    });
  return (
    <Card title={words.title}>
      <Stack gap="16">
        <Switch
          description={words.hint}
          isSelected={isEnabled}
          isReadOnly={isPending || isViewing}
          onChange={change}
        >
          {words.toggle}
        </Switch>
        {hasFailed ? <Alert tone="critical">{words.failed}</Alert> : null}
        {isEnabled ? <Workflow product={product} /> : null}
      </Stack>
    </Card>
  );
}

/** The workflow file, the command, and the API key that they need. */
function Workflow({ product }: { product: Product }) {
  const { data, isError, isFetching, refetch } = useAtomValue(githubActionsAtoms(product._id));
  const isActing = useAtomValue(isActingAtom);
  const owner = useAtomValue(meAtom).data?.email ?? '';
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <Skeleton shape="block" height={size.productHead} />
    );
  }
  return (
    <Stack gap="16">
      <Text as="p">{words.context(data.workflowPath)}</Text>
      {isActing ? (
        <Text as="p" tone="muted">
          {words.keyOwner(owner)}
        </Text>
      ) : (
        <WorkflowKey product={product} />
      )}
      <CodeBlock label={data.workflowPath} code={data.workflow} />
      <CodeBlock label={words.command} code={data.command} />
    </Stack>
  );
}
