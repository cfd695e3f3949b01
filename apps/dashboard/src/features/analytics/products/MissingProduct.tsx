import { EmptyState, LinkButton, SearchIcon } from '@pressdock/ui';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { dataMessages as words } from '../widget/data.messages.ts';

/** Says that the account has no product with the id in the URL, and leads to its products. */
export function MissingProduct() {
  return (
    <EmptyState
      title={words.missingTitle}
      icon={<SearchIcon size={20} />}
      action={<LinkButton href={analyticsPaths.analytics()}>{words.changeProduct}</LinkButton>}
    >
      {words.missing}
    </EmptyState>
  );
}
