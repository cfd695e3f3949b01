import { Alert, Card, Inline, LinkButton, Stack, Steps, Text } from '@pressdock/ui';
import type { ListedProduct } from '../../entities/product/product.kind.ts';
import { productListAtoms } from '../../entities/product/product.queries.ts';
import { AddRestriction } from '../../entities/user/AddRestriction.tsx';
import { mayAdd } from '../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { releaseMessages as words } from './firstRelease.messages.ts';
import { homeMessages } from './home.messages.ts';
import { type ReleaseStep, releaseSteps } from './home.rules.ts';

const { products: productWords } = homeMessages;

/**
 * Guides a new account through its first release. Finished steps check themselves; a message
 * follows the last one.
 */
export function FirstRelease({ step }: { step: ReleaseStep | undefined }) {
  if (step === undefined) {
    return (
      <Alert tone="positive" title={words.doneTitle}>
        {words.done}
      </Alert>
    );
  }
  return (
    <Card title={words.title}>
      <Stack gap="20">
        <Steps
          label={words.context}
          steps={releaseSteps.map((name) => words.names[name])}
          current={releaseSteps.indexOf(step)}
        />
        {step === 'product' ? <AddFirst /> : <GoOn step={step} />}
      </Stack>
    </Card>
  );
}

function AddFirst() {
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'product');
  if (!canAdd) return <AddRestriction what="product" />;
  return (
    <Stack gap="12">
      <Text as="p" tone="muted">
        {words.hints.product}
      </Text>
      <Inline gap="8">
        <LinkButton variant="primary" href={paths.addProduct('plugin')}>
          {productWords.plugin.add}
        </LinkButton>
        <LinkButton href={paths.addProduct('theme')}>{productWords.theme.add}</LinkButton>
      </Inline>
    </Stack>
  );
}

function GoOn({ step }: { step: Exclude<ReleaseStep, 'product'> }) {
  const plugins = useAtomValue(productListAtoms.plugin).data ?? [];
  const themes = useAtomValue(productListAtoms.theme).data ?? [];
  const product = nextProduct([...plugins, ...themes]);
  if (product === undefined) return null;
  const { name, kind, _id: id } = product;
  const hint = step === 'version' ? words.hints.version(name) : words.hints.code(name);
  return (
    <Stack gap="12">
      <Text as="p" tone="muted">
        {hint}
      </Text>
      <div>
        <LinkButton variant="primary" href={paths.product(kind, id)}>
          {words.openVersions(name)}
        </LinkButton>
      </div>
      {step === 'version' ? null : (
        <Text as="p" size="13" tone="subtle">
          {words.waiting}
        </Text>
      )}
    </Stack>
  );
}

/** Returns the product to continue with: preferably one that has a version. */
function nextProduct(products: readonly ListedProduct[]): ListedProduct | undefined {
  return products.find(({ latestVersion }) => latestVersion !== null) ?? products[0];
}
