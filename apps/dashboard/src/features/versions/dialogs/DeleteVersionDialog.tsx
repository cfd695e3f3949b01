import { downloadsLabel } from '../../../entities/product/product.rules.ts';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { deleteVersionAtom } from '../versions.atoms.ts';
import { versionDialogMessages } from '../versions.messages.ts';
import { versionsAtoms } from '../versions.queries.ts';
import { nextOffered } from '../versions.rules.ts';

const { remove: words } = versionDialogMessages;

/** Asks before a version is deleted. Shows what is deleted with it and what sites are offered instead. */
export function DeleteVersionDialog({ product, version, onClose }: VersionDialogProps) {
  const { kind, _id: id, latestVersion } = product;
  const { data } = useAtomValue(versionsAtoms({ kind, id, isAll: false }));
  const remove = useSetAtom(deleteVersionAtom);
  const next = nextOffered(rowsOf(data) ?? [], version.version);
  return (
    <ConfirmActionDialog
      title={words.title(version.version)}
      confirmLabel={words.confirm}
      failed={words.failed}
      perform={() => remove({ kind, id, versionId: version._id })}
      onClose={onClose}
    >
      <p>{words.body(downloadsLabel(version.downloads))}</p>
      {version.version === latestVersion?.version ? (
        <p>{next === undefined ? words.last : words.latest(next)}</p>
      ) : null}
    </ConfirmActionDialog>
  );
}
