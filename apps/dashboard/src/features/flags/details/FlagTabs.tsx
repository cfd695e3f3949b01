import type { FlagDetailResponse } from '@pressdock/api';
import { Tab, TabList, TabPanel, Tabs } from '@pressdock/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { size } from '../../../shared/sizes.ts';
import { EditFlagForm } from '../form/EditFlagForm.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { OnUsersPanel } from '../people/OnUsersPanel.tsx';
import { SchedulePanel } from '../schedule/SchedulePanel.tsx';
import { flagDetailsMessages as words } from './flagDetails.messages.ts';
import { type FlagTab, flagTabs, tabOf, withTab } from './flagTabs.rules.ts';

// Only this part draws a chart.
const ReachPanel = lazy(async () => ({
  default: (await import('../reach/ReachPanel.tsx')).ReachPanel,
}));

/** The parts of a flag's page, one at a time; the URL says which. */
export function FlagTabs({ flag }: { flag: FlagDetailResponse }) {
  const [search, setSearch] = useSearchParams();
  const change = search.get('change') ?? undefined;
  return (
    <Tabs
      selectedKey={tabOf(search)}
      onSelectionChange={(tab) => setSearch(withTab(tab as FlagTab), { replace: true })}
    >
      <TabList aria-label={words.parts}>
        {flagTabs.map((tab) => (
          <Tab key={tab} id={tab}>
            {words.tabs[tab]}
          </Tab>
        ))}
      </TabList>
      {/* Stays mounted, so that another tab does not lose what was typed. */}
      <TabPanel id="settings" shouldForceMount>
        <EditFlagForm flag={flag} />
      </TabPanel>
      <TabPanel id="people">
        <OnUsersPanel flag={flag} />
      </TabPanel>
      <TabPanel id="reach">
        <Suspense fallback={<AreaLoading label={words.partLoading} height={size.productBody} />}>
          <ReachPanel flag={flag} changeId={change} />
        </Suspense>
      </TabPanel>
      <TabPanel id="history">
        <HistoryPanel flag={flag} />
      </TabPanel>
      <TabPanel id="schedule">
        <SchedulePanel flag={flag} />
      </TabPanel>
    </Tabs>
  );
}
