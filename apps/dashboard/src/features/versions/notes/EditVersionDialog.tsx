import { Button, Dialog, Form, Stack } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
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

/** Changes what is told about a version. */
export function EditVersionDialog({ product, version, onClose }: VersionDialogProps) {
  const { kind, _id: id } = product;
  const formId = useId();
  const [initial] = useState(() => notesOfVersion(version));
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<{ message?: string; fields?: Record<string, string> }>(
    {},
  );
  const edit = useSetAtom(editVersionAtom);
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      const notes = changedNotes(kind, values, initial);
      setProblems({});
      const result = await edit({ kind, id, versionId: version._id, notes });
      if (result.ok) onClose();
      else setProblems({ message: words.failed, fields: result.error.fields });
    });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title(version.version)}
      description={words.description}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        validationErrors={problems.fields}
        errorMessage={problems.message}
        summaryTitle={words.summaryTitle}
      >
        <Stack gap="16">
          <VersionNotesFields
            kind={kind}
            values={values}
            onChange={(field, value) => setValues((now) => ({ ...now, [field]: value }))}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
