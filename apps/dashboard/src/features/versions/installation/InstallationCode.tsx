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
import { useAtomValue } from '../../../shared/state.ts';
import { versionsMessages } from '../versions.messages.ts';
import { codeWidgetAtoms } from './codeWidget.atoms.ts';
import { composerCode } from './composerSnippet.rules.ts';
import { isGated, updateCheckerCode, updateUriCode } from './installation.rules.ts';
import { plainPhpCode } from './plainPhp.rules.ts';

const phpWays = [
  { id: 'checker', write: updateCheckerCode },
  { id: 'uri', write: updateUriCode },
  { id: 'php', write: plainPhpCode },
] as const;

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
          {isGated(product) ? ` ${words.gated}` : ''}
        </Text>
        <Tabs>
          <TabList aria-label={words.choose}>
            {phpWays.map(({ id }) => (
              <Tab key={id} id={id}>
                {words.ways[id]}
              </Tab>
            ))}
            <Tab id="composer">{words.ways.composer}</Tab>
          </TabList>
          {phpWays.map(({ id, write }) => (
            <TabPanel key={id} id={id}>
              <CodeBlock code={write(product, location.origin)} label={words.file(product.slug)} />
            </TabPanel>
          ))}
          <TabPanel id="composer">
            <ComposerCode product={product} />
          </TabPanel>
        </Tabs>
      </Stack>
    </Card>
  );
}

function ComposerCode({ product }: { product: Product }) {
  const { code: words, page } = versionsMessages(product.kind);
  const account = useAtomValue(meAtom).data?._id;
  if (!product.composer) {
    return (
      <Stack gap="12" align="start">
        <Text as="p">{words.composerOff}</Text>
        <LinkButton href={paths.editProduct(product.kind, product._id)}>{page.edit}</LinkButton>
      </Stack>
    );
  }
  if (account === undefined) return null;
  const facts = { _id: product._id, slug: product.slug, account };
  return <CodeBlock code={composerCode(facts, location.origin)} label={words.shell} />;
}
