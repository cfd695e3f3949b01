import type { PlansResponse } from '@pressdock/api';
import { Alert, PageHeader, Stack, Tab, TabList, TabPanel, Tabs, Text } from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import { plansAtom } from '../../entities/billing/plans.queries.ts';
import { OwnAccountOnly } from '../../entities/user/OwnAccountOnly.tsx';
import { meAtom } from '../../entities/user/user.queries.ts';
import { isViewingAtom } from '../../entities/user/viewing.atoms.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { AnalyticsTab } from './analyticsPlan/AnalyticsTab.tsx';
import { billingMessages as words } from './billing.messages.ts';
import { type BillingTab, billingTabs, tabOf, withTab } from './billing.rules.ts';
import { InvoicesTab } from './invoices/InvoicesTab.tsx';
import { PaymentTab } from './payment/PaymentTab.tsx';
import { useCardResult } from './payment/useCardResult.ts';
import { PlanTab } from './plan/PlanTab.tsx';

/**
 * The plan, the card and the invoices of the account, for its owner.
 * @see specification, section 2, "/billing"
 */
export function BillingPage() {
  const isViewing = useAtomValue(isViewingAtom);
  return isViewing ? (
    <Billing />
  ) : (
    <OwnAccountOnly title={words.title}>
      <Billing />
    </OwnAccountOnly>
  );
}

function Billing() {
  const me = useAtomValue(meAtom).data;
  const isEnabled = me?.isBillingEnabled;
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={isEnabled ? words.context : undefined} />
      {isEnabled === undefined ? (
        <AreaLoading label={words.loading} height={size.productBody} />
      ) : isEnabled ? (
        <LoadedPlans />
      ) : (
        <Text as="p">{words.notEnabled}</Text>
      )}
    </Stack>
  );
}

function LoadedPlans() {
  const { data, error, isError, isFetching, refetch } = useAtomValue(plansAtom);
  const isViewing = useAtomValue(isViewingAtom);
  if (data) {
    return (
      <>
        {isViewing ? <Alert tone="info">{words.viewing}</Alert> : null}
        <BillingTabs plans={data} />
      </>
    );
  }
  return isError ? (
    <FailureNotice isRetrying={isFetching} onRetry={refetch}>
      {error?.status === 503 ? words.fetchRefused(error.error.message) : words.fetchFailed}
    </FailureNotice>
  ) : (
    <AreaLoading label={words.loading} height={size.productBody} />
  );
}

/** The parts of the page, one at a time; the URL says which. */
function BillingTabs({ plans }: { plans: PlansResponse }) {
  const [search, setSearch] = useSearchParams();
  const cardResult = useCardResult(plans);
  return (
    <Tabs
      selectedKey={tabOf(search)}
      onSelectionChange={(tab) => setSearch(withTab(tab as BillingTab), { replace: true })}
    >
      <TabList aria-label={words.parts}>
        {billingTabs.map((tab) => (
          <Tab key={tab} id={tab}>
            {words.tabs[tab]}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="plan">
        <PlanTab plans={plans} />
      </TabPanel>
      <TabPanel id="analytics">
        <AnalyticsTab plans={plans} />
      </TabPanel>
      <TabPanel id="payment">
        <PaymentTab plans={plans} cardResult={cardResult} />
      </TabPanel>
      <TabPanel id="invoices">
        <InvoicesTab />
      </TabPanel>
    </Tabs>
  );
}
