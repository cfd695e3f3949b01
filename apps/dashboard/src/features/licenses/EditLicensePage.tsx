import type { LicenseResponse } from '@pressdock/api';
import { PageHeader, Stack, Text } from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { ActivationsPanel } from './ActivationsPanel.tsx';
import { LastDecisions } from './LastDecisions.tsx';
import { LicenseForm } from './LicenseForm.tsx';
import { SuspendButton, SuspendedNotice } from './LicenseStanding.tsx';
import { LicenseUnavailable } from './LicenseUnavailable.tsx';
import { editLicenseAtom, licenseAtoms } from './license.queries.ts';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { valuesOf } from './licenseForm.values.ts';
import { useLicenseForm } from './useLicenseForm.ts';

/** One licence: what it is good for, where it is in use, and why it was refused. */
export function EditLicensePage({ id }: { id: string }) {
  const { data } = useAtomValue(licenseAtoms(id));
  return (
    <Stack gap="24">
      <PageTitle title={words.editTitle} />
      <PageHeader
        title={words.editTitle}
        context={data ? <Text isMonospace>{data.key}</Text> : undefined}
        actions={data ? <SuspendButton license={data} /> : undefined}
      />
      {data ? <KnownLicense license={data} /> : <LicenseUnavailable id={id} />}
    </Stack>
  );
}

function KnownLicense({ license }: { license: LicenseResponse }) {
  // The form keeps the licence it began with, but for the sites that come and go under it.
  const [began] = useState(license);
  const sites = valuesOf(license).activated_domains;
  const initial = useMemo(() => ({ ...valuesOf(began), activated_domains: sites }), [began, sites]);
  const edit = useSetAtom(editLicenseAtom);
  const form = useLicenseForm({
    id: began._id,
    initial,
    save: (values) => edit({ id: began._id, values, before: { initial, expires: began.expires } }),
    done: words.saved,
  });
  return (
    <>
      <SuspendedNotice license={license} />
      <LicenseForm form={form} submitLabel={words.save} />
      <ActivationsPanel license={license} />
      <LastDecisions licenseKey={began.key} />
    </>
  );
}
