import { PageHeader, Stack } from '@pressdock/ui';
import { useState } from 'react';
import { flagProductAtoms } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { AddRestriction } from '../../../entities/user/AddRestriction.tsx';
import { mayAdd } from '../../../entities/user/addPermission.rules.ts';
import { ChangesOnly } from '../../../entities/user/ChangesOnly.tsx';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { FlagProductUnavailable } from '../FlagProductUnavailable.tsx';
import { FlagForm } from './FlagForm.tsx';
import { flagFormMessages as words } from './flagForm.messages.ts';
import { blankFlag } from './flagForm.values.ts';
import { addFlagAtom } from './saveFlag.atoms.ts';
import { useFlagForm } from './useFlagForm.ts';

/** The page that adds a flag to a product. */
export function AddFlagPage({ productId }: { productId: string }) {
  const product = useAtomValue(flagProductAtoms(productId)).data;
  return (
    <ChangesOnly title={words.addTitle}>
      <Stack gap="24">
        <PageTitle title={words.addTitle} />
        {product === undefined ? (
          <FlagProductUnavailable productId={productId} />
        ) : (
          <AddFlag productId={productId} productName={product.name} />
        )}
      </Stack>
    </ChangesOnly>
  );
}

function AddFlag({ productId, productName }: { productId: string; productName: string }) {
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'featureFlag');
  const add = useSetAtom(addFlagAtom);
  const [source] = useState({ values: blankFlag });
  const form = useFlagForm({
    draftId: `new:${productId}`,
    source,
    save: (values) => add({ id: productId, values }),
    savedToast: words.added,
    savedPath: () => paths.flags(productId),
  });
  return (
    <>
      <PageHeader title={words.addTitle} context={words.addContext(productName)} />
      <AddRestriction what="featureFlag" />
      {canAdd === false ? null : (
        <FlagForm form={form} path={{ id: productId }} submitLabel={words.create} />
      )}
    </>
  );
}
