import type { MemberResponse } from '@pressdock/api';
import {
  Button,
  Card,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { personName } from '../../entities/user/user.rules.ts';
import { ActionsColumn } from '../../shared/page/ActionsColumn.tsx';
import { Day } from '../../shared/page/Day.tsx';
import { breakable, unbroken } from '../../shared/page/page.css.ts';
import { teamMessages } from './team.messages.ts';

const { members: words, never } = teamMessages;

export interface MembersCardProps {
  members: readonly MemberResponse[];
  /** Asks for confirmation before removing a member; omit it to offer no removal. */
  onRemove?: (member: MemberResponse) => void;
}

/** A table of the members of a team, earliest first. */
export function MembersCard({ members, onRemove }: MembersCardProps) {
  if (members.length === 0) {
    return (
      <Card title={words.title}>
        <Text as="p" tone="muted">
          {words.none}
        </Text>
      </Card>
    );
  }
  return (
    <Card title={words.title} padding="none">
      <Table caption={words.caption} isCaptionHidden>
        <TableHead>
          <TableColumn>{words.columns.name}</TableColumn>
          <TableColumn>{words.columns.email}</TableColumn>
          <TableColumn>{words.columns.joined}</TableColumn>
          <TableColumn>{words.columns.lastUsed}</TableColumn>
          {onRemove ? <ActionsColumn label={words.columns.actions} /> : null}
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member._id}>
              <TableCell isRowHeader>
                <span className={breakable}>{personName(member)}</span>
              </TableCell>
              <TableCell>
                <span className={breakable}>{member.email}</span>
              </TableCell>
              <TableCell>
                <span className={unbroken}>
                  <Day moment={member.joinedAt} />
                </span>
              </TableCell>
              <TableCell>
                <span className={unbroken}>
                  {member.lastUsedAt === null ? never : <Day moment={member.lastUsedAt} />}
                </span>
              </TableCell>
              {onRemove ? (
                <TableCell align="end" isPinned>
                  <Button
                    size="small"
                    aria-label={words.removeOf(personName(member))}
                    onPress={() => onRemove(member)}
                  >
                    {words.remove}
                  </Button>
                </TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
