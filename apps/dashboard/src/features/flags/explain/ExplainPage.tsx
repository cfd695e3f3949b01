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
import { explanationAtoms } from './explain.queries.ts';
import { type ExplainValues, hasQuery, isSameQuery, queryOf, valuesOf } from './explain.rules.ts';

/** Shows what each flag is for one request, and why. The request is in the URL. */
export function ExplainPage({ productId }: { productId: string }) {
  const product = useAtomValue(flagProductAtoms(productId)).data;
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
          <ExplainedRequest productId={productId} />
        </>
      )}
    </Stack>
  );
}

function ExplainedRequest({ productId }: { productId: string }) {
  const [search, setSearch] = useSearchParams();
  const values = valuesOf(search);
  const query = queryOf(values);
  const explanation = useAtomValue(explanationAtoms({ id: productId, query }));
  const submit = (entered: ExplainValues) => {
    const next = queryOf(entered);
    if (!isSameQuery(next, query)) setSearch(next);
    else if (hasQuery(query)) void explanation.refetch();
  };
  return (
    <>
      <ExplainForm values={values} onSubmit={submit} />
      <Explanations productId={productId} query={query} explanation={explanation} />
    </>
  );
}
