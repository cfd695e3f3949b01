import { EmptyState, LinkButton, SearchIcon } from '@pressdock/ui';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { dataMessages as words } from '../widget/data.messages.ts';

/** The state of a URL whose product the account does not have, with a link to its products. */
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
