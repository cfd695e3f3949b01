import { Text } from '@pressdock/ui';
import { formatNumber } from '../../shared/format.ts';
import { useAtomValue } from '../../shared/state.ts';
import { featureFlagsMessages as words } from './featureFlags.messages.ts';
import {
  activeUserCountAtoms,
  flagCountsAtoms,
  productFiguresAtom,
} from './featureFlags.queries.ts';
import type { ProductFigures } from './featureFlags.rules.ts';

/** How many flags of a product are active, or inactive. */
export function FlagCount({ id, state }: { id: string; state: 'active' | 'inactive' }) {
  const { data, isError } = useAtomValue(flagCountsAtoms(id));
  return <Figure value={data?.[state]} isUnknown={isError} />;
}

/** How many identifiers requested the flags of a product in the last 30 days. */
export function ActiveUserCount({ id }: { id: string }) {
  const { data, isError } = useAtomValue(activeUserCountAtoms(id));
  return <Figure value={data?.count} isUnknown={isError} />;
}

/** A number of a product, from the numbers of all products. */
export function ListedFigure({ id, name }: { id: string; name: keyof ProductFigures }) {
  const { data, isError } = useAtomValue(productFiguresAtom);
  return <Figure value={data?.get(id)?.[name]} isUnknown={isError || data !== undefined} />;
}

/**
 * A number; `...` while it is loading.
 * @see specification, section 2, "/feature-flags"
 */
function Figure({ value, isUnknown }: { value: number | undefined; isUnknown: boolean }) {
  if (value !== undefined) return formatNumber(value);
  return <Text tone="muted">{isUnknown ? words.unknown : words.loading}</Text>;
}
