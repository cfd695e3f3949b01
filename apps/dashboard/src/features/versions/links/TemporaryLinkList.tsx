import { Button, Heading, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { formatDateTime } from '../../../shared/format.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { useNow } from '../../../shared/useNow.ts';
import * as styles from '../Rows.css.ts';
import { temporaryLinksAtoms } from '../version.queries.ts';
import type { VersionRef } from '../versions.atoms.ts';
import { revokeTemporaryLinkAtom } from './temporaryLinks.atoms.ts';
import { temporaryLinkMessages as words } from './temporaryLinks.messages.ts';
import { formatTimeLeft, liveLinks } from './temporaryLinks.rules.ts';

/** The temporary links to a version that have not expired. */
export function TemporaryLinkList({ version }: { version: VersionRef }) {
  const { data, isError, isFetching, refetch } = useAtomValue(temporaryLinksAtoms(version));
  const [revoking, setRevoking] = useState<{ _id: string; expiresAt: string } | null>(null);
  const now = useNow();
  if (isError) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.listFailed}
      </FailureNotice>
    );
  }
  const links = liveLinks(data ?? [], now);
  if (links.length === 0 && revoking === null) return null;
  return (
    <Stack gap="8">
      <Heading level={3} size="14">
        {words.live}
      </Heading>
      <ul className={styles.rows}>
        {links.map(({ _id, createdAt, expiresAt }) => (
          <li key={_id} className={styles.plainRow}>
            <div className={styles.facts}>
              <span>
                <time dateTime={expiresAt}>{words.expires(formatDateTime(expiresAt))}</time>
              </span>
              <Text size="13" tone="muted">
                {words.made(formatDateTime(createdAt))} ·{' '}
                {words.left(formatTimeLeft(expiresAt, now))}
              </Text>
            </div>
            <Button
              size="small"
              aria-label={words.revokeOf(formatDateTime(createdAt))}
              onPress={() => setRevoking({ _id, expiresAt })}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {revoking ? (
        <RevokeLink version={version} link={revoking} onClose={() => setRevoking(null)} />
      ) : null}
    </Stack>
  );
}

interface RevokeLinkProps {
  version: VersionRef;
  link: { _id: string; expiresAt: string };
  onClose: () => void;
}

/** Asks before a temporary link is revoked permanently. */
function RevokeLink({ version, link, onClose }: RevokeLinkProps) {
  const revoke = useSetAtom(revokeTemporaryLinkAtom);
  return (
    <ConfirmActionDialog
      title={words.revokeTitle}
      confirmLabel={words.revokeConfirm}
      failed={words.revokeFailed}
      perform={() => revoke({ ...version, linkId: link._id })}
      onClose={onClose}
    >
      {words.revokeBody(formatDateTime(link.expiresAt))}
    </ConfirmActionDialog>
  );
}
