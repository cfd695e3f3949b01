import { LinkButton, PageHeader, Stack } from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import { flagProductAtoms } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { FlagProductUnavailable } from '../FlagProductUnavailable.tsx';
import { ExplainForm } from './ExplainForm.tsx';
import { Explanations } from './Explanations.tsx';
import { explainMessages as words } from './explain.messages.ts';
import { queryOf, valuesOf } from './explain.rules.ts';

/** Shows what each flag is for one request, and why. The request is in the URL. */
export function ExplainPage({ productId }: { productId: string }) {
  const product = useAtomValue(flagProductAtoms(productId)).data;
  const [search, setSearch] = useSearchParams();
  const values = valuesOf(search);
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      {product === undefined ? (
        <FlagProductUnavailable productId={productId} />
      ) : (
        <>
          <PageHeader
            title={words.title}
            context={words.context(product.name)}
            actions={<LinkButton href={paths.flags(productId)}>{words.backToList}</LinkButton>}
          />
          <ExplainForm
            key={JSON.stringify(values)}
            values={values}
            onSubmit={(entered) => setSearch(queryOf(entered))}
          />
          <Explanations productId={productId} query={queryOf(values)} />
        </>
      )}
    </Stack>
  );
}
