import { PageHeader, Stack } from '@pressdock/ui';
import { useState } from 'react';
import { AddRestriction } from '../../../entities/user/AddRestriction.tsx';
import { mayAdd } from '../../../entities/user/addPermission.rules.ts';
import { ChangesOnly } from '../../../entities/user/ChangesOnly.tsx';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { LicenseForm } from './LicenseForm.tsx';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { blankLicense } from './licenseForm.values.ts';
import { addLicenseAtom } from './saveLicense.atoms.ts';
import { useLicenseForm } from './useLicenseForm.ts';

/** The page that adds a license. Its URL may name the customer and the product. */
export function AddLicensePage() {
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'license');
  const add = useSetAtom(addLicenseAtom);
  const [source] = useState(() => {
    const query = new URLSearchParams(location.search);
    const [customer, product] = [query.get('customer') ?? '', query.get('product') ?? ''];
    return { values: { ...blankLicense, customer, product } };
  });
  const form = useLicenseForm({ source, save: (values) => add(values), savedToast: words.added });
  return (
    <ChangesOnly title={words.addTitle}>
      <Stack gap="24">
        <PageTitle title={words.addTitle} />
        <PageHeader title={words.addTitle} context={words.addContext} />
        <AddRestriction what="license" />
        {canAdd === false ? null : <LicenseForm form={form} submitLabel={words.create} />}
      </Stack>
    </ChangesOnly>
  );
}
