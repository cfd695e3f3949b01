import type { PendingMemberResponse } from '@pressdock/api';
import {
  Alert,
  Badge,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '@pressdock/ui';
import { useState } from 'react';
import { ActionsColumn } from '../../shared/page/ActionsColumn.tsx';
import { Day } from '../../shared/page/Day.tsx';
import { breakable, unbroken } from '../../shared/page/page.css.ts';
import { InvitationMenu } from './InvitationMenu.tsx';
import { teamMessages } from './team.messages.ts';

const { pending: words } = teamMessages;

export interface PendingCardProps {
  invitations: readonly PendingMemberResponse[];
  /** Asks for confirmation before revoking an invitation; omit it to offer no revoking. */
  onRevoke?: (invitation: PendingMemberResponse) => void;
}

/** The pending invitations, newest first. */
export function PendingCard({ invitations, onRevoke }: PendingCardProps) {
  const [failure, setFailure] = useState<string>();
  return (
    <Stack gap="12">
      {failure === undefined ? null : <Alert tone="critical">{failure}</Alert>}
      <Card title={words.title} padding="none">
        <Table caption={words.caption} isCaptionHidden>
          <TableHead>
            <TableColumn>{words.columns.email}</TableColumn>
            <TableColumn>{words.columns.sent}</TableColumn>
            <TableColumn>{words.columns.expires}</TableColumn>
            {onRevoke ? <ActionsColumn label={words.columns.actions} /> : null}
          </TableHead>
          <TableBody>
            {invitations.map((invitation) => (
              <TableRow key={invitation._id}>
                <TableCell isRowHeader>
                  <span className={breakable}>{invitation.email}</span>
                </TableCell>
                <TableCell>
                  <span className={unbroken}>
                    <Day moment={invitation.createdAt} />
                  </span>
                </TableCell>
                <TableCell>
                  <span className={unbroken}>
                    {invitation.isExpired ? (
                      <Badge tone="caution">{words.expired}</Badge>
                    ) : (
                      <Day moment={invitation.expiresAt} />
                    )}
                  </span>
                </TableCell>
                {onRevoke ? (
                  <TableCell align="end" isPinned>
                    <InvitationMenu
                      invitation={invitation}
                      onResent={setFailure}
                      onRevoke={onRevoke}
                    />
                  </TableCell>
                ) : null}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Stack>
  );
}
