import { Stack } from '@pressdock/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { failureErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { versionDialogMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';
import { htmlForEditing } from './changelog.rules.ts';
import { editVersionAtom } from './editVersion.atoms.ts';
import { VersionNotesFields } from './VersionNotesFields.tsx';
import { changedNotes, type VersionNotes } from './versionForm.rules.ts';

const { edit: words } = versionDialogMessages;

function notesOfVersion(version: ProductVersion): VersionNotes {
  return {
    requires: version.requires,
    tested: version.tested,
    upgrade_notice: htmlForEditing('upgrade_notice' in version ? version.upgrade_notice : ''),
    changelog: version.changelog ?? '',
  };
}

/** Edits the notes of a version. */
export function EditVersionDialog({ product, version, onClose }: VersionDialogProps) {
  const { kind, _id: id } = product;
  const [source] = useState(() => ({ values: notesOfVersion(version) }));
  const edit = useSetAtom(editVersionAtom);
  const form = useForm({
    source,
    save: (values) => {
      const notes = changedNotes(kind, values, source.values);
      return edit({ kind, id, versionId: version._id, notes });
    },
    explain: (failure) => failureErrors(failure, words.failed),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={words.title(version.version)}
      description={words.description}
      submitLabel={words.save}
      errorTitle={words.errorTitle}
      onClose={onClose}
    >
      <Stack gap="16">
        <VersionNotesFields
          kind={kind}
          values={form.values}
          onChange={(field, value) => form.change({ [field]: value })}
        />
      </Stack>
    </FormDialog>
  );
}
