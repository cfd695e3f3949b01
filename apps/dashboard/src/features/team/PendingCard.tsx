import type { PendingMemberResponse } from '@pressdock/api';
import {
  Alert,
  Badge,
  Button,
  Card,
  Inline,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@pressdock/ui';
import { useState } from 'react';
import { Day } from '../../shared/Day.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import * as styles from './team.css.ts';
import { teamMessages } from './team.messages.ts';
import { resendInvitationAtom } from './team.queries.ts';

const { pending: words } = teamMessages;

export interface PendingCardProps {
  invitations: readonly PendingMemberResponse[];
  /** Asks to take an invitation back; left out where nobody may change anything. */
  onRevoke?: (invitation: PendingMemberResponse) => void;
}

/** The invitations that nobody accepted yet, the newest first. */
export function PendingCard({ invitations, onRevoke }: PendingCardProps) {
  const [failure, setFailure] = useState<string>();
  return (
    <Stack gap="12">
      {failure === undefined ? null : <Alert tone="critical">{failure}</Alert>}
      <Card title={words.title} padding="none">
        <Table caption={words.title} isCaptionHidden>
          <TableHead>
            <TableColumn>{words.columns.email}</TableColumn>
            <TableColumn>{words.columns.sent}</TableColumn>
            <TableColumn>{words.columns.expires}</TableColumn>
            {onRevoke ? (
              <TableColumn align="end" isPinned>
                <VisuallyHidden>{words.columns.actions}</VisuallyHidden>
              </TableColumn>
            ) : null}
          </TableHead>
          <TableBody>
            {invitations.map((invitation) => (
              <TableRow key={invitation._id}>
                <TableCell isRowHeader>
                  <span className={styles.anywhere}>{invitation.email}</span>
                </TableCell>
                <TableCell>
                  <span className={styles.unbroken}>
                    <Day moment={invitation.createdAt} />
                  </span>
                </TableCell>
                <TableCell>
                  <span className={styles.unbroken}>
                    {invitation.isExpired ? (
                      <Badge tone="caution">{words.expired}</Badge>
                    ) : (
                      <Day moment={invitation.expiresAt} />
                    )}
                  </span>
                </TableCell>
                {onRevoke ? (
                  <TableCell align="end" isPinned>
                    <Inline gap="8" justify="end" isWrapping={false}>
                      <ResendButton invitation={invitation} onResult={setFailure} />
                      <Button
                        size="small"
                        aria-label={words.revokeOf(invitation.email)}
                        onPress={() => onRevoke(invitation)}
                      >
                        {words.revoke}
                      </Button>
                    </Inline>
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

interface ResendButtonProps {
  invitation: PendingMemberResponse;
  /** Told why it was not sent, or nothing where it was. */
  onResult: (failure: string | undefined) => void;
}

function ResendButton({ invitation: { _id: id, email }, onResult }: ResendButtonProps) {
  const resend = useSetAtom(resendInvitationAtom);
  const { isPending, run } = useSubmission();
  const send = () =>
    run(async () => {
      const result = await resend(id);
      if (result.ok) {
        onResult(undefined);
        toasts.add({ title: words.resent(email), tone: 'positive' });
      } else {
        onResult(result.status === 403 ? result.error.message : words.resendFailed);
      }
    });
  return (
    <Button size="small" aria-label={words.resendOf(email)} isPending={isPending} onPress={send}>
      {words.resend}
    </Button>
  );
}
