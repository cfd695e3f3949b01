import { Button, Drawer, Skeleton, Stack, VisuallyHidden } from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { packageReportAtoms } from '../version.queries.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { PackageReportView } from './PackageReportView.tsx';
import { packageReportMessages as words } from './packageReport.messages.ts';

/** Shows the package report of a version beside the page. */
export function VersionPackage({ product, version, onClose }: VersionDialogProps) {
  const ref = { kind: product.kind, id: product._id, versionId: version._id };
  const { data, isError, isFetching, refetch } = useAtomValue(packageReportAtoms(ref));
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      size="large"
      title={words.title(version.version)}
      description={words.description}
      actions={<Button onPress={onClose}>{words.close}</Button>}
    >
      {data ? <PackageReportView report={data} /> : null}
      {!data && isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.failed}
        </FailureNotice>
      ) : null}
      {!data && !isError ? (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">{words.loading}</span>
          </VisuallyHidden>
          <Stack gap="16">
            <Skeleton height={vars.space[20]} />
            <Skeleton height={vars.space[20]} />
            <Skeleton height={vars.space[20]} />
          </Stack>
        </div>
      ) : null}
    </Drawer>
  );
}
