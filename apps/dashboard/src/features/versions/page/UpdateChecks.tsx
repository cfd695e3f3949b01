import {
  Card,
  DescriptionItem,
  DescriptionList,
  Inline,
  Spinner,
  Text,
  VisuallyHidden,
} from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useNow } from '../../../shared/useNow.ts';
import { formatAge } from '../figures.ts';
import { CodeWidgetToggle } from '../installation/CodeWidgetToggle.tsx';
import { TextButton } from '../TextButton.tsx';
import { versionsMessages } from '../versions.messages.ts';
import { lastUpdateCheckAtoms, type UpdateCheck } from '../versions.queries.ts';

export interface UpdateChecksProps {
  product: Product;
  /** Opens the update preview. */
  onExplain: () => void;
}

/** The newest update check of a real site; waits for the first one. */
export function UpdateChecks({ product, onExplain }: UpdateChecksProps) {
  const { kind, _id: id } = product;
  const { updates: words } = versionsMessages(kind);
  const { data: check, isError } = useAtomValue(lastUpdateCheckAtoms({ kind, id }));
  const isWaiting = check === null && !isError;
  return (
    <Card
      title={words.title}
      footer={
        <Inline gap="24">
          <CodeWidgetToggle product={product} />
          <TextButton onPress={onExplain}>{words.explain}</TextButton>
        </Inline>
      }
    >
      <VisuallyHidden>
        <span role="status">{check ? words.received : ''}</span>
      </VisuallyHidden>
      {check ? <NewestCheck check={check} /> : null}
      {isWaiting ? (
        <Inline gap="12" isWrapping={false} align="start">
          <Spinner size="small" label={words.waitingLabel} />
          <Text tone="muted">{words.waiting}</Text>
        </Inline>
      ) : null}
      {isError && !check ? <Text tone="muted">{words.failed}</Text> : null}
    </Card>
  );
}

function NewestCheck({ check }: { check: NonNullable<UpdateCheck> }) {
  const { updates: words } = versionsMessages('plugin');
  const now = useNow();
  return (
    <DescriptionList>
      <DescriptionItem term={words.last}>
        <time dateTime={check.checkedAt} title={formatDateTime(check.checkedAt)}>
          {formatAge(check.checkedAt, now)}
        </time>
      </DescriptionItem>
      <DescriptionItem term={words.site}>{check.site ?? words.unknown}</DescriptionItem>
      <DescriptionItem term={words.installed}>
        {check.installedVersion ?? words.unknown}
      </DescriptionItem>
      <DescriptionItem term={words.wordpress}>
        {check.wordpressVersion ?? words.unknown}
      </DescriptionItem>
      <DescriptionItem term={words.php}>{check.phpVersion ?? words.unknown}</DescriptionItem>
    </DescriptionList>
  );
}
