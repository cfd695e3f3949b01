import { FlagIcon } from '@pressdock/ui';
import { flagProductsAtom } from '../../entities/featureFlag/flagProducts.queries.ts';
import { activeFlagsAtom } from '../../entities/interfaceFlags/interfaceFlags.queries.ts';
import type { PaletteCommand } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { atom } from '../../shared/state.ts';

/** A command for each product with feature flags; none where the menu is hidden. */
export const flagProductCommandsAtom = atom((get): readonly PaletteCommand[] => {
  if (!get(activeFlagsAtom).has('SHOW_FEATURE_FLAG_MENU')) return [];
  const products = get(flagProductsAtom).data ?? [];
  return products.map(({ _id, name }) => ({
    id: `flags-${_id}`,
    label: name,
    icon: FlagIcon,
    href: paths.flags(_id),
  }));
});
