import { Card, CodeBlock, Stack, Tab, TabList, TabPanel, Tabs, Text } from '@pressdock/ui';
import type { Product } from '../../entities/product/product.kind.ts';
import { useAtomValue } from '../../shared/state.ts';
import { codeWidgetAtoms } from './codeWidget.atoms.ts';
import { updateCheckerCode, updateUriCode } from './installation.rules.ts';
import { versionsMessages } from './versions.messages.ts';

/** The code that makes a product ask this server for its updates, unless it was hidden. */
export function InstallationCode({ product }: { product: Product }) {
  const { code: words } = versionsMessages(product.kind);
  const isShown = useAtomValue(codeWidgetAtoms(product._id));
  if (!isShown) return null;
  const label = words.file(product.slug);
  return (
    <Card title={words.title}>
      <Stack gap="16">
        <Text as="p" tone="muted">
          {words.context}
        </Text>
        <Tabs>
          <TabList aria-label={words.choose}>
            <Tab id="checker">{words.checker}</Tab>
            <Tab id="uri">{words.uri}</Tab>
          </TabList>
          <TabPanel id="checker">
            <CodeBlock code={updateCheckerCode(product, location.origin)} label={label} />
          </TabPanel>
          <TabPanel id="uri">
            <CodeBlock code={updateUriCode(product, location.origin)} label={label} />
          </TabPanel>
        </Tabs>
      </Stack>
    </Card>
  );
}
