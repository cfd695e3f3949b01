import { PageHeader, Stack } from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { licenseUseMessages } from '../licenseUse.messages.ts';
import { type DecisionQuestion, decisionsAtoms, isSameQuestion } from '../licenseUse.queries.ts';
import { DecisionAnswer } from './DecisionAnswer.tsx';
import { DecisionForm } from './DecisionForm.tsx';

const { refusals: words } = licenseUseMessages;

/** Explains to an author why a site was refused; the question stands in the address. */
export function RefusalsPage() {
  const [search, setSearch] = useSearchParams();
  const question: DecisionQuestion = {
    text: search.get('text') ?? '',
    product: search.get('product') ?? '',
    domain: search.get('domain') ?? '',
  };
  const { refetch, isFetching } = useAtomValue(decisionsAtoms(question));
  /** Asks anew also what was asked before: the customer may have tried again meanwhile. */
  const ask = (asked: DecisionQuestion) => {
    if (isSameQuestion(asked, question)) return void refetch();
    setSearch(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')));
  };
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={words.context} />
      <DecisionForm question={question} onAsk={ask} isPending={isFetching} />
      {question.text === '' ? null : <DecisionAnswer question={question} />}
    </Stack>
  );
}
