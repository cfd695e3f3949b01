import { Button, Card, EmptyState, Inline, Skeleton, Stack, UploadIcon } from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { useSearchParams } from 'wouter';
import type { Product } from '../../../entities/product/product.kind.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { TextButton } from '../TextButton.tsx';
import { versionsMessages } from '../versions.messages.ts';
import { versionsAtoms } from '../versions.queries.ts';
import { canLoadMore, nextVersionsLimit, versionsLimit } from '../versions.rules.ts';
import * as styles from './VersionsPanel.css.ts';
import { VersionsTable } from './VersionsTable.tsx';

const SHOW = 'show';

export interface VersionsPanelProps {
  product: Product;
  onOpen: (dialog: OpenDialog) => void;
}

/** The versions of a product, the latest five at first; the address keeps how many are shown. */
export function VersionsPanel({ product, onOpen }: VersionsPanelProps) {
  const { kind, _id: id, versionCount } = product;
  const { table: words, page } = versionsMessages(kind);
  const [search, setSearch] = useSearchParams();
  const limit = versionsLimit(search.get(SHOW));
  const {
    data: versions,
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useAtomValue(versionsAtoms({ kind, id, limit }));
  const show = (amount: string) => setSearch({ [SHOW]: amount }, { replace: true });
  const shown = versions?.length ?? 0;
  const isLoading = versions === undefined || isPlaceholderData;
  const hasMore = shown < versionCount && limit < versionCount;
  const canShowMore = canLoadMore({ isLoading, hasError: isError, showLoadMore: hasMore, shown });

  const failure = isError ? (
    <FailureNotice isRetrying={isFetching} onRetry={refetch}>
      {words.failed}
    </FailureNotice>
  ) : null;

  return (
    <Card
      title={words.title}
      aside={shown > 0 ? words.shown(shown, Math.max(shown, versionCount)) : undefined}
      padding="none"
      footer={
        canShowMore ? (
          <Inline gap="24">
            <TextButton onPress={() => show('all')}>{words.showAll}</TextButton>
            <TextButton onPress={() => show(nextVersionsLimit(limit))}>{words.loadMore}</TextButton>
          </Inline>
        ) : undefined
      }
    >
      {failure ? <div className={styles.padded}>{failure}</div> : null}
      {versions === undefined && failure === null ? (
        <div className={styles.padded} aria-busy="true">
          <Stack gap="16">
            <Skeleton height={vars.space[20]} />
            <Skeleton height={vars.space[20]} />
            <Skeleton height={vars.space[20]} />
          </Stack>
        </div>
      ) : null}
      {versions?.length === 0 && failure === null ? (
        <EmptyState
          title={words.emptyTitle}
          icon={<UploadIcon size={24} />}
          action={
            <Changes>
              <Button onPress={() => onOpen({ name: 'addVersion' })}>{page.addVersion}</Button>
            </Changes>
          }
        >
          {words.empty}
        </EmptyState>
      ) : null}
      {versions && versions.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <VersionsTable product={product} versions={versions} onOpen={onOpen} />
        </div>
      ) : null}
    </Card>
  );
}
