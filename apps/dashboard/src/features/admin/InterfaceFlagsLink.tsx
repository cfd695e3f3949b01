import { FlagIcon, LinkButton } from '@pressdock/ui';
import { flagProductsAtom } from '../../entities/featureFlag/flagProducts.queries.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { adminMessages } from './admin.messages.ts';

/**
 * Leads to the flags that show or hide parts of the dashboard. Only the operator whose account owns
 * them sees it.
 */
export function InterfaceFlagsLink() {
  const products = useAtomValue(flagProductsAtom).data;
  const product = products?.find(({ isInterface }) => isInterface);
  if (product === undefined) return null;
  return (
    <LinkButton href={paths.flags(product._id)}>
      <FlagIcon size={16} />
      {adminMessages.accounts.interfaceFlags}
    </LinkButton>
  );
}
