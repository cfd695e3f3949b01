import { Button, EmptyState, FlagIcon, SearchIcon } from '@pressdock/ui';
import { isViewingAtom } from '../../entities/user/viewing.atoms.ts';
import { useAtomValue } from '../../shared/state.ts';
import { featureFlagsMessages as words } from './featureFlags.messages.ts';

export interface NoFlagProductsProps {
  /** The search text; blank if there are no products at all. */
  query: string;
  /** Opens the wizard; undefined if the account may not add flags. */
  onSetUp: (() => void) | undefined;
  onShowAll: () => void;
}

/** Explains feature flags and offers the wizard, or offers to clear a search that found nothing. */
export function NoFlagProducts({ query, onSetUp, onShowAll }: NoFlagProductsProps) {
  const isViewing = useAtomValue(isViewingAtom);
  return query.trim() === '' ? (
    <EmptyState
      title={words.emptyTitle}
      icon={<FlagIcon size={20} />}
      action={onSetUp ? <Button onPress={onSetUp}>{words.setUp}</Button> : undefined}
    >
      {isViewing ? words.emptyReadOnly : words.empty}
    </EmptyState>
  ) : (
    <EmptyState
      title={words.noResultTitle(query.trim())}
      icon={<SearchIcon size={20} />}
      action={<Button onPress={onShowAll}>{words.showAll}</Button>}
    >
      {words.noResult}
    </EmptyState>
  );
}
