import { Alert, LinkButton, PageHeader, Stack } from '@pressdock/ui';
import { hasAnalyticsPlanAtom } from '../../entities/analytics/analyticsPlan.atoms.ts';
import { analyticsPlanMessages } from '../../entities/analytics/analyticsPlan.messages.ts';
import { analyticsPaths } from '../../shared/analyticsPaths.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { formColumn } from '../../shared/page/page.css.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { analyticsSettingsMessages as words } from './analyticsSettings.messages.ts';
import { ErasureSection } from './erasures/ErasureSection.tsx';
import { Receipts } from './erasures/Receipts.tsx';
import { FieldsSection } from './fields/FieldsSection.tsx';
import { RetentionSection } from './retention/RetentionSection.tsx';
import { roleAtom } from './settingsRole.atoms.ts';

/** The retention of daily records, the collected fields, and the erasure of domains. */
export function AnalyticsSettingsPage() {
  const role = useAtomValue(roleAtom);
  const hasPlan = useAtomValue(hasAnalyticsPlanAtom);
  return (
    <Stack gap="32">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={<LinkButton href={analyticsPaths.analytics()}>{words.toAnalytics}</LinkButton>}
      />
      {role === undefined || hasPlan === undefined ? (
        <AreaLoading label={words.retention.loading} height={size.productBody} />
      ) : (
        <>
          <div className={formColumn}>
            <Stack gap="32">
              {hasPlan ? (
                <>
                  <RetentionSection role={role} />
                  <FieldsSection role={role} />
                </>
              ) : (
                <Alert tone="info" title={analyticsPlanMessages.title}>
                  {analyticsPlanMessages.body}
                </Alert>
              )}
              <ErasureSection role={role} />
            </Stack>
          </div>
          <Receipts />
        </>
      )}
    </Stack>
  );
}
