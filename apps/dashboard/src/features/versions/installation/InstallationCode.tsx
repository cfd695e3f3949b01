import {
  Card,
  CodeBlock,
  LinkButton,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
} from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { interfaceAtom } from '../../../shared/server/interface.queries.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { versionsMessages } from '../versions.messages.ts';
import { codeWidgetAtoms } from './codeWidget.atoms.ts';
import { composerCode } from './composerSnippet.rules.ts';
import { updateCheckerCode } from './phpSnippets.rules.ts';
import { UpdaterFile } from './UpdaterFile.tsx';

/** The code that lets a product check this server for updates, unless it is hidden. */
export function InstallationCode({ product }: { product: Product }) {
  const { code: words } = versionsMessages(product.kind);
  const isShown = useAtomValue(codeWidgetAtoms(product._id));
  if (!isShown) return null;
  return (
    <Card title={words.title}>
      <Stack gap="16">
        <Text as="p" tone="muted">
          {words.context}
        </Text>
        <Tabs>
          <TabList aria-label={words.choose}>
            <Tab id="updater">{words.ways.updater}</Tab>
            <Tab id="checker">{words.ways.checker}</Tab>
            <Tab id="composer">{words.ways.composer}</Tab>
          </TabList>
          <TabPanel id="updater">
            <UpdaterFile product={product} />
          </TabPanel>
          <TabPanel id="checker">
            <CheckerCode product={product} />
          </TabPanel>
          <TabPanel id="composer">
            <ComposerCode product={product} />
          </TabPanel>
        </Tabs>
      </Stack>
    </Card>
  );
}

function CheckerCode({ product }: { product: Product }) {
  const { code: words } = versionsMessages(product.kind);
  const publicUrl = useAtomValue(interfaceAtom).data?.publicUrl;
  if (publicUrl === undefined) return null;
  const code = updateCheckerCode(product, publicUrl);
  return <CodeBlock code={code} label={words.file(product.slug)} />;
}

function ComposerCode({ product }: { product: Product }) {
  const { code: words, page } = versionsMessages(product.kind);
  const account = useAtomValue(meAtom).data?._id;
  const publicUrl = useAtomValue(interfaceAtom).data?.publicUrl;
  if (!product.composer) {
    return (
      <Stack gap="12" align="start">
        <Text as="p">{words.composerOff}</Text>
        <LinkButton href={paths.editProduct(product.kind, product._id)}>{page.edit}</LinkButton>
      </Stack>
    );
  }
  if (account === undefined || publicUrl === undefined) return null;
  const facts = { _id: product._id, slug: product.slug, account };
  return <CodeBlock code={composerCode(facts, publicUrl)} label={words.shell} />;
}
