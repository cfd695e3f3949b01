import type { LicenseResponse } from '@pressdock/api';
import { useMemo, useState } from 'react';
import { StaleNotice } from '../../../shared/form/StaleNotice.tsx';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { licenseAtoms } from '../license.queries.ts';
import { LicenseForm } from './LicenseForm.tsx';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { changedFields } from './licenseForm.rules.ts';
import { type LicenseValues, valuesOf } from './licenseForm.values.ts';
import { editLicenseAtom } from './saveLicense.atoms.ts';
import { useLicenseForm } from './useLicenseForm.ts';

/** The form of a licence that exists, with a way out when it was changed elsewhere meanwhile. */
export function EditLicenseForm({ license }: { license: LicenseResponse }) {
  // The form keeps the licence it began with, but for the sites that come and go under it.
  const [began, setBegan] = useState(license);
  const sites = valuesOf(license).activated_domains;
  const initial = useMemo(() => ({ ...valuesOf(began), activated_domains: sites }), [began, sites]);
  const [hasNoNewer, setNoNewer] = useState(false);
  const { refetch } = useAtomValue(licenseAtoms(began._id));
  const edit = useSetAtom(editLicenseAtom);
  const loading = useSubmission();

  const saveOver = (present: LicenseResponse, from: LicenseValues) => (values: LicenseValues) =>
    edit({
      id: present._id,
      values: { ...from, ...changedFields(values, initial) },
      before: { initial: from, expires: present.expires, revision: present.revision },
    });
  const form = useLicenseForm({
    id: began._id,
    initial,
    save: saveOver(began, initial),
    done: words.saved,
  });

  const withNewer = (use: (newer: LicenseResponse) => void) =>
    loading.run(async () => {
      const { data, isError } = await refetch();
      setNoNewer(isError);
      if (data && !isError) use(data);
    });
  const loadNewer = (newer: LicenseResponse) => {
    setBegan(newer);
    form.reset(valuesOf(newer));
  };

  const notice = form.isStale ? (
    <StaleNotice
      what="license"
      hasNoNewer={hasNoNewer}
      isPending={loading.isPending || form.isPending}
      onSaveOver={() => withNewer((newer) => form.submit(saveOver(newer, valuesOf(newer))))}
      onLoadNewer={() => withNewer(loadNewer)}
    />
  ) : undefined;

  return <LicenseForm form={form} submitLabel={words.save} notice={notice} />;
}
