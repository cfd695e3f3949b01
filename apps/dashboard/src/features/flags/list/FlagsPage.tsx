import { LinkButton, PageHeader, PlusIcon, Stack } from '@pressdock/ui';
import { flagProductAtoms } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { OverLimitNotice } from '../../../entities/featureFlag/OverLimitNotice.tsx';
import { AddRestriction } from '../../../entities/user/AddRestriction.tsx';
import { mayAdd } from '../../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { FlagProductUnavailable } from '../FlagProductUnavailable.tsx';
import { flagListAtoms } from '../flags.queries.ts';
import { FlagList } from './FlagList.tsx';
import { flagListMessages as words } from './flagList.messages.ts';

/**
 * The flags of a product.
 * @see specification, section 2, "/feature-flags/{productId}"
 */
export function FlagsPage({ productId }: { productId: string }) {
  const { data } = useAtomValue(flagProductAtoms(productId));
  const flags = useAtomValue(flagListAtoms(productId));
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'featureFlag') ?? false;
  return (
    <Stack gap="24">
      <PageTitle title={data?.name ?? words.title} />
      {data === undefined ? (
        <FlagProductUnavailable productId={productId} />
      ) : (
        <>
          <PageHeader
            title={data.name}
            context={data.isInterface ? words.interfaceContext : words.context}
            actions={
              <>
                <LinkButton href={paths.explainFlags(productId)}>{words.explain}</LinkButton>
                {canAdd ? (
                  <LinkButton variant="primary" href={paths.addFlag(productId)}>
                    <PlusIcon />
                    {words.add}
                  </LinkButton>
                ) : null}
              </>
            }
          />
          <AddRestriction what="featureFlag" />
          <OverLimitNotice />
          <FlagList productId={productId} flags={flags} canAdd={canAdd} />
        </>
      )}
    </Stack>
  );
}
