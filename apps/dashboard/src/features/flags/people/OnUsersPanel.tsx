import type { FlagDetailResponse, FlagUserResponse } from '@pressdock/api';
import {
  Alert,
  DataTable,
  type DataTableColumn,
  EmptyState,
  HelpIcon,
  IconButton,
  LinkButton,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  Stack,
  Text,
  TrashIcon,
  UsersIcon,
} from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { Changes } from '../../../entities/user/Changes.tsx';
import { Day } from '../../../shared/page/Day.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { pathOf } from '../flags.queries.ts';
import { DeletePersonDialog } from './DeletePersonDialog.tsx';
import { onUsersAtoms } from './flagUsers.queries.ts';
import * as styles from './people.css.ts';
import { peopleMessages } from './people.messages.ts';

const { on: words, selected: names } = peopleMessages;

const idOf = ({ _id }: FlagUserResponse) => _id;
const NONE: readonly FlagUserResponse[] = [];

function columnsOf(
  productId: string,
  onDelete: (person: string) => void,
): DataTableColumn<FlagUserResponse>[] {
  return [
    {
      id: 'person',
      header: names.person,
      isRowHeader: true,
      cell: ({ _id: person }) => <span className={styles.anywhere}>{person}</span>,
    },
    {
      id: 'lastRequest',
      header: names.lastRequest,
      width: size.dayColumn,
      cell: ({ lastRequestAt }) =>
        lastRequestAt === null ? (
          <Text tone="muted">{words.never}</Text>
        ) : (
          <Day moment={lastRequestAt} />
        ),
    },
    {
      id: 'actions',
      header: names.actions,
      isHeaderHidden: true,
      isPinned: true,
      align: 'end',
      width: size.menuColumn,
      cell: ({ _id: person }) => (
        <MenuTrigger>
          <IconButton label={words.menu(person)} icon={<MoreIcon />} size="small" />
          <Menu>
            <MenuItem icon={<HelpIcon />} href={paths.explainFlags(productId, person)}>
              {words.explainPerson}
            </MenuItem>
            <Changes>
              <MenuItem icon={<TrashIcon />} isCritical onAction={() => onDelete(person)}>
                {words.remove}
              </MenuItem>
            </Changes>
          </Menu>
        </MenuTrigger>
      ),
    },
  ];
}

/** The people a flag is on for, with their last request. */
export function OnUsersPanel({ flag }: { flag: FlagDetailResponse }) {
  const { id } = pathOf(flag);
  const { data, isError, isFetching, refetch } = useAtomValue(onUsersAtoms(pathOf(flag)));
  const [deleting, setDeleting] = useState<string>();
  const columns = useMemo(() => columnsOf(id, setDeleting), [id]);
  if (flag.flag_type === 'group') {
    return (
      <EmptyState
        title={words.groupTitle}
        icon={<UsersIcon size={20} />}
        action={<LinkButton href={paths.explainFlags(id)}>{words.explain}</LinkButton>}
      >
        {words.group}
      </EmptyState>
    );
  }
  const isIndividual = flag.flag_type === 'individual';
  return (
    <Stack gap="16">
      <Text as="p" tone="muted">
        {isIndividual ? words.context.individual : words.context.other}
      </Text>
      {flag.active ? null : <Alert tone="info">{words.off}</Alert>}
      <DataTable
        caption={words.caption}
        isCaptionHidden
        columns={columns}
        rows={data?.results ?? NONE}
        getRowId={idOf}
        isLoading={isFetching}
        errorMessage={isError ? words.failed : undefined}
        onRetry={refetch}
        emptyState={
          <EmptyState title={words.emptyTitle} icon={<UsersIcon size={20} />}>
            {words.empty}
          </EmptyState>
        }
      />
      {data?.isComplete === false ? (
        <Text as="p" size="13" tone="muted">
          {words.more}
        </Text>
      ) : null}
      {deleting === undefined ? null : (
        <DeletePersonDialog
          productId={id}
          person={deleting}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Stack>
  );
}
