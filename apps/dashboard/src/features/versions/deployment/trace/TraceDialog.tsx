import { Badge, Button, Dialog, Inline, Link, Spinner, Stack, Text } from '@pressdock/ui';
import type { Product } from '../../../../entities/product/product.kind.ts';
import { formatDateTime } from '../../../../shared/format.ts';
import { FailureNotice } from '../../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../../shared/paths.ts';
import { useAtomValue } from '../../../../shared/state.ts';
import * as styles from '../../Rows.css.ts';
import { traceMessages as words } from './trace.messages.ts';
import { traceAtoms } from './trace.queries.ts';
import { type Hop, hopTones, traceSummary } from './trace.rules.ts';

export interface TraceDialogProps {
  product: Product;
  onClose: () => void;
}

/** Follows the newest release of a product hop by hop, with the next step where it stops. */
export function TraceDialog({ product, onClose }: TraceDialogProps) {
  const { data, isError, isFetching, refetch } = useAtomValue(traceAtoms(product._id));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      description={data?.version ? words.of(data.version) : words.none}
      actions={
        <>
          {data ? (
            <Button isPending={isFetching} onPress={() => void refetch()}>
              {words.again}
            </Button>
          ) : null}
          <Button autoFocus onPress={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {data === undefined && isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.failed}
        </FailureNotice>
      ) : null}
      <div role="status" aria-busy={isFetching}>
        {data === undefined && !isError ? (
          <Inline gap="8">
            <Spinner size="small" label={words.loading} />
            {words.loading}
          </Inline>
        ) : null}
        {data && !isFetching ? <Text tone="muted">{traceSummary(data.hops)}</Text> : null}
      </div>
      {data ? (
        <Stack gap="12">
          <ol className={styles.rows} aria-label={words.list}>
            {data.hops.map((hop) => (
              <HopRow key={hop.hop} hop={hop} />
            ))}
          </ol>
          {data.buildId === null ? null : (
            <Link href={paths.build(data.buildId)}>{words.build}</Link>
          )}
        </Stack>
      ) : null}
    </Dialog>
  );
}

function HopRow({ hop }: { hop: Hop }) {
  const { state, at, detail, nextStep, isProbed } = hop;
  return (
    <li className={styles.plainRow}>
      <div className={styles.facts}>
        <Inline gap="8" justify="between">
          <Text weight="medium">{words.hops[hop.hop]}</Text>
          <Badge tone={hopTones[state]}>{words.states[state]}</Badge>
        </Inline>
        {detail === '' ? null : (
          <Text size="13" tone="muted">
            {detail}
          </Text>
        )}
        {nextStep === null ? null : <Text size="13">{nextStep}</Text>}
        {isProbed || at === null ? null : (
          <Text size="12" tone="subtle">
            <time dateTime={at}>{formatDateTime(at)}</time>
          </Text>
        )}
        {isProbed ? (
          <Text size="12" tone="subtle">
            {words.probed}
          </Text>
        ) : null}
      </div>
    </li>
  );
}
