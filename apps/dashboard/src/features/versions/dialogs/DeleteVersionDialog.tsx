import { ConfirmDialog } from '@pressdock/ui';
import { useState } from 'react';
import { downloadsLabel } from '../../../entities/product/product.rules.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { deleteVersionAtom } from '../versions.atoms.ts';
import { versionDialogMessages } from '../versions.messages.ts';
import { versionsAtoms } from '../versions.queries.ts';
import { nextOffered } from '../versions.rules.ts';

const { remove: words } = versionDialogMessages;

/** Asks before a version is deleted, and says what goes with it and what sites are offered then. */
export function DeleteVersionDialog({ product, version, onClose }: VersionDialogProps) {
  const { kind, _id: id, latestVersion } = product;
  const [hasFailed, setFailed] = useState(false);
  const { data } = useAtomValue(versionsAtoms({ kind, id, isAll: false }));
  const remove = useSetAtom(deleteVersionAtom);
  const { isPending, run } = useSubmission();
  const next = nextOffered(rowsOf(data) ?? [], version.version);
  const confirm = () =>
    run(async () => {
      setFailed(false);
      const isGone = await remove({ kind, id, versionId: version._id });
      if (isGone) onClose();
      else setFailed(true);
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.title(version.version)}
      confirmLabel={words.confirm}
      isCritical
      isPending={isPending}
      errorMessage={hasFailed ? words.failed : undefined}
      onConfirm={confirm}
    >
      <p>{words.body(downloadsLabel(version.downloads))}</p>
      {version.version === latestVersion?.version ? (
        <p>{next === undefined ? words.last : words.latest(next)}</p>
      ) : null}
    </ConfirmDialog>
  );
}
