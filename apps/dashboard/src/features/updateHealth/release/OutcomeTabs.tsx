import type { ReleaseHealthResponse } from '@pressdock/api';
import { UPDATE_OUTCOMES, type UpdateOutcome } from '@pressdock/api/limits';
import { Tab, TabList, TabPanel, Tabs } from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import { updateHealthMessages } from '../updateHealth.messages.ts';
import { outcomeIn, withOutcome } from '../updateHealth.rules.ts';
import { OutcomeSites } from './OutcomeSites.tsx';

const { release: words, steps } = updateHealthMessages;

/** The sites of a release by outcome; the URL says which outcome is shown. */
export function OutcomeTabs({ health }: { health: ReleaseHealthResponse }) {
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      selectedKey={outcomeIn(search, health)}
      onSelectionChange={(outcome) =>
        setSearch(withOutcome(outcome as UpdateOutcome), { replace: true })
      }
    >
      <TabList aria-label={words.outcomes}>
        {UPDATE_OUTCOMES.map((outcome) => (
          <Tab key={outcome} id={outcome}>
            {words.tab(steps[outcome], health[outcome])}
          </Tab>
        ))}
      </TabList>
      {UPDATE_OUTCOMES.map((outcome) => (
        <TabPanel key={outcome} id={outcome}>
          <OutcomeSites versionId={health.versionId} outcome={outcome} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
