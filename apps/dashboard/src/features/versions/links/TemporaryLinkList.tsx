import { Button, ConfirmDialog, Heading, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
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

/** The links to a version that still work; those that expire leave by themselves. */
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

/** Asks before a link ends, because nobody can bring it back. */
function RevokeLink({ version, link, onClose }: RevokeLinkProps) {
  const revoke = useSetAtom(revokeTemporaryLinkAtom);
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setFailed(false);
      if (await revoke({ ...version, linkId: link._id })) onClose();
      else setFailed(true);
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.revokeTitle}
      confirmLabel={words.revokeConfirm}
      isCritical
      isPending={isPending}
      errorMessage={hasFailed ? words.revokeFailed : undefined}
      onConfirm={confirm}
    >
      {words.revokeBody(formatDateTime(link.expiresAt))}
    </ConfirmDialog>
  );
}
