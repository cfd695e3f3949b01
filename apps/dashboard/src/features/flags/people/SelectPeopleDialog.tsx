import { Button, Dialog, Tab, TabList, TabPanel, Tabs } from '@pressdock/ui';
import { useState } from 'react';
import { formMessages } from '../../../shared/form/form.messages.ts';
import { UnsavedChangesDialog } from '../../../shared/form/UnsavedChangesDialog.tsx';
import { useLeaveGuard } from '../../../shared/form/useLeaveGuard.ts';
import type { FlagPath } from '../flags.queries.ts';
import { PeopleSearch } from './PeopleSearch.tsx';
import { PeopleTextList } from './PeopleTextList.tsx';
import { peopleMessages } from './people.messages.ts';
import { SelectedPeople } from './SelectedPeople.tsx';
import { usePeopleSelection } from './usePeopleSelection.ts';

const { dialog: words } = peopleMessages;

export interface SelectPeopleDialogProps {
  /** The product whose people are searched, and the flag if it exists. */
  path: Pick<FlagPath, 'id'> & Partial<FlagPath>;
  /** The people who are selected when the dialog opens. */
  people: readonly string[];
  /** Called with everyone selected. Saving them is up to the caller. */
  onSelect: (people: string[]) => void;
  onClose: () => void;
}

/**
 * Selects people for a flag: by searching, by a list, and by removing some.
 * @see specification, section 2, "feature-flag select users"
 */
export function SelectPeopleDialog({ path, people, onSelect, onClose }: SelectPeopleDialogProps) {
  const [tab, setTab] = useState('search');
  const { selected, add, remove, list, hasChanges } = usePeopleSelection(people);
  const guard = useLeaveGuard(hasChanges);
  const close = () => guard.attempt(onClose);
  const confirm = () => {
    const all = list.text.trim() === '' ? selected : list.add();
    if (all === undefined) return setTab('list');
    onSelect([...all]);
    onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={close}
        title={words.title}
        description={words.description}
        actions={
          <>
            <Button onPress={close}>{formMessages.cancel}</Button>
            <Button variant="primary" onPress={confirm}>
              {words.confirm(selected.length)}
            </Button>
          </>
        }
      >
        <Tabs selectedKey={tab} onSelectionChange={(next) => setTab(String(next))}>
          <TabList aria-label={words.parts}>
            <Tab id="search">{words.search}</Tab>
            <Tab id="list">{words.list}</Tab>
            <Tab id="selected">{words.selected(selected.length)}</Tab>
          </TabList>
          <TabPanel id="search">
            <PeopleSearch
              productId={path.id}
              selected={selected}
              onTick={(person, isTicked) => (isTicked ? add([person]) : remove([person]))}
            />
          </TabPanel>
          <TabPanel id="list">
            <PeopleTextList
              text={list.text}
              onType={list.type}
              result={list.result}
              onAdd={list.add}
            />
          </TabPanel>
          <TabPanel id="selected">
            <SelectedPeople path={path} people={selected} onRemove={remove} />
          </TabPanel>
        </Tabs>
      </Dialog>
      <UnsavedChangesDialog guard={guard} />
    </>
  );
}
