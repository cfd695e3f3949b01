import type { LicenseResponse } from '@pressdock/api';
import { Badge, Inline, PageHeader, Stack, Text } from '@pressdock/ui';
import { licenseMessages } from '../../../entities/license/license.messages.ts';
import { statusTones } from '../../../entities/license/license.rules.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { EditLicenseForm } from '../form/EditLicenseForm.tsx';
import { licenseFormMessages as words } from '../form/licenseForm.messages.ts';
import { licenseAtoms } from '../license.queries.ts';
import { ActivationsPanel } from './ActivationsPanel.tsx';
import { LastDecisions } from './LastDecisions.tsx';
import { SuspendButton, SuspendedNotice } from './LicenseSuspension.tsx';
import { LicenseUnavailable } from './LicenseUnavailable.tsx';

/** One license: its form, its activations and its recent decisions. */
export function EditLicensePage({ id }: { id: string }) {
  const { data } = useAtomValue(licenseAtoms(id));
  return (
    <Stack gap="24">
      <PageTitle title={words.editTitle} />
      <PageHeader
        title={words.editTitle}
        context={data ? <KeyAndStatus license={data} /> : undefined}
        actions={data ? <SuspendButton license={data} /> : undefined}
      />
      {data ? <LicenseDetails license={data} /> : <LicenseUnavailable id={id} />}
    </Stack>
  );
}

function KeyAndStatus({ license: { key, status } }: { license: LicenseResponse }) {
  return (
    <Inline gap="8">
      <Text isMonospace>{key}</Text>
      <Badge tone={statusTones[status]}>{licenseMessages.status[status]}</Badge>
    </Inline>
  );
}

function LicenseDetails({ license }: { license: LicenseResponse }) {
  return (
    <>
      <SuspendedNotice license={license} />
      <EditLicenseForm license={license} />
      <ActivationsPanel license={license} />
      <LastDecisions licenseKey={license.key} />
    </>
  );
}
