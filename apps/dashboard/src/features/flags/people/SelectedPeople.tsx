import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  SearchField,
  Stack,
  Text,
  UsersIcon,
} from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { Day } from '../../../shared/page/Day.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { FlagPath } from '../flags.queries.ts';
import { onUsersAtoms } from './flagUsers.queries.ts';
import * as styles from './people.css.ts';
import { peopleMessages } from './people.messages.ts';
import { matchPeople } from './peopleList.rules.ts';

const { on, selected: words } = peopleMessages;

interface Row {
  person: string;
  lastRequestAt: string | null;
}

const idOf = ({ person }: Row) => person;

function columnsOf(onRemove: (people: readonly string[]) => void): DataTableColumn<Row>[] {
  return [
    {
      id: 'person',
      header: words.person,
      isRowHeader: true,
      cell: ({ person }) => <span className={styles.anywhere}>{person}</span>,
    },
    {
      id: 'lastRequest',
      header: words.lastRequest,
      width: size.dayColumn,
      cell: ({ lastRequestAt }) =>
        lastRequestAt === null ? (
          <Text tone="muted">{on.never}</Text>
        ) : (
          <Day moment={lastRequestAt} />
        ),
    },
    {
      id: 'actions',
      header: words.actions,
      isHeaderHidden: true,
      isPinned: true,
      align: 'end',
      width: size.buttonColumn,
      cell: ({ person }) => (
        <Button
          size="small"
          aria-label={words.removePerson(person)}
          onPress={() => onRemove([person])}
        >
          {words.remove}
        </Button>
      ),
    },
  ];
}

export interface SelectedPeopleProps {
  path: Pick<FlagPath, 'id'> & Partial<FlagPath>;
  people: readonly string[];
  onRemove: (people: readonly string[]) => void;
}

/** The selected people with their last request, to be removed. */
export function SelectedPeople({ path, people, onRemove }: SelectedPeopleProps) {
  const { data } = useAtomValue(onUsersAtoms({ id: path.id, flagId: path.flagId ?? '' }));
  const [query, setQuery] = useState('');
  const columns = useMemo(() => columnsOf(onRemove), [onRemove]);
  const lastRequests = new Map(data?.results.map((user) => [user._id, user.lastRequestAt]));
  const rows = matchPeople(people, query).map((person) => ({
    person,
    lastRequestAt: lastRequests.get(person) ?? null,
  }));
  const isEmpty = people.length === 0;
  return (
    <Stack gap="16">
      {isEmpty ? null : (
        <div className={styles.filter}>
          <SearchField label={words.filter} isLabelHidden value={query} onChange={setQuery} />
          <Button onPress={() => onRemove(people)}>{words.clear}</Button>
        </div>
      )}
      <DataTable
        caption={words.caption}
        isCaptionHidden
        columns={columns}
        rows={rows}
        getRowId={idOf}
        maxHeight={size.dialogList}
        emptyState={
          <EmptyState
            title={isEmpty ? words.emptyTitle : words.noResultTitle}
            icon={<UsersIcon size={20} />}
          >
            {isEmpty ? words.empty : null}
          </EmptyState>
        }
      />
    </Stack>
  );
}
