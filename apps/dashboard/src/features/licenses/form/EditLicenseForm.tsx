import type { LicenseResponse } from '@pressdock/api';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { licenseAtoms } from '../license.queries.ts';
import { LicenseForm } from './LicenseForm.tsx';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { licenseSource } from './licenseForm.values.ts';
import { editLicenseAtom } from './saveLicense.atoms.ts';
import { useLicenseForm } from './useLicenseForm.ts';

/** The form that changes a license. */
export function EditLicenseForm({ license }: { license: LicenseResponse }) {
  const { _id: id } = license;
  const { refetch } = useAtomValue(licenseAtoms(id));
  const edit = useSetAtom(editLicenseAtom);
  const form = useLicenseForm({
    id,
    source: licenseSource(license),
    save: (values, { source }) => edit({ id, values, source }),
    savedToast: words.saved,
    readNewest: async () => {
      const { data, isError } = await refetch();
      return isError || !data ? undefined : licenseSource(data);
    },
  });
  return <LicenseForm form={form} submitLabel={words.save} />;
}
