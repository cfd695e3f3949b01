import { PageHeader, Stack } from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import {
  type DecisionSearch,
  decisionsAtoms,
  isSameSearch,
} from '../../entities/decision/decision.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../shared/state.ts';
import { accessLogMessages as words } from './accessLog.messages.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { DecisionResults } from './DecisionResults.tsx';

/** Explains why sites were allowed or denied; the URL holds the search. */
export function AccessLogPage() {
  const [parameters, setParameters] = useSearchParams();
  const search: DecisionSearch = {
    text: parameters.get('text') ?? '',
    product: parameters.get('product') ?? '',
    domain: parameters.get('domain') ?? '',
  };
  const { refetch, isFetching, isFetchingNextPage } = useAtomValue(decisionsAtoms(search));
  const submit = (next: DecisionSearch) => {
    // The customer may have tried again since the same search.
    if (isSameSearch(next, search)) return void refetch();
    setParameters(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  };
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={words.context} />
      <DecisionForm
        search={search}
        onSubmit={submit}
        isPending={isFetching && !isFetchingNextPage}
      />
      {search.text === '' ? null : <DecisionResults search={search} />}
    </Stack>
  );
}
