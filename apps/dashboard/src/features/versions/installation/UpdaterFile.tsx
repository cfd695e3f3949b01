import { Button, CodeBlock, DownloadIcon, Inline, Skeleton, Stack, Text } from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import { saveFile } from '../../../shared/export/saveFile.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { versionsMessages } from '../versions.messages.ts';
import { isGated } from './phpSnippets.rules.ts';
import { updaterFileAtoms } from './updaterFile.queries.ts';

/** The generated PHP file, to download or copy, and the line that loads it. */
export function UpdaterFile({ product }: { product: Product }) {
  const { code: words } = versionsMessages(product.kind);
  const { data: file, isError, isFetching, refetch } = useAtomValue(updaterFileAtoms(product));
  if (file === undefined && isError) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.updater.failed}
      </FailureNotice>
    );
  }
  if (file === undefined) return <Skeleton shape="block" height={size.productBody} />;
  const load = `require_once __DIR__ . '/${file.name}';\n`;
  return (
    <Stack gap="16">
      <Text as="p">
        {words.updater.about}
        {isGated(product) ? ` ${words.updater.gated}` : ''}
      </Text>
      <Inline gap="8">
        <Button onPress={() => saveFile(file.name, file.code, 'text/plain')}>
          <DownloadIcon size={16} />
          {words.updater.download}
        </Button>
      </Inline>
      <CodeBlock code={load} label={words.updater.load} />
      <CodeBlock code={file.code} label={file.name} />
    </Stack>
  );
}
