import { Button, Dialog, Select, SelectItem, Stack, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import type { VersionRef } from '../versions.atoms.ts';
import { CreatedLink, type CreatedLinkFacts } from './CreatedLink.tsx';
import { linkLengths, wantedLinkLength } from './linkLength.rules.ts';
import { TemporaryLinkList } from './TemporaryLinkList.tsx';
import { createTemporaryLinkAtom } from './temporaryLinks.atoms.ts';
import { temporaryLinkMessages as words } from './temporaryLinks.messages.ts';

interface LinkValues {
  chosen: string | null;
  length: string;
}

const blank: LinkValues = { chosen: null, length: '' };
const secondsOf = ({ length, chosen }: LinkValues) => wantedLinkLength(length, chosen);

/** Creates temporary links to a version and lists those that still work. */
export function TemporaryLinkDialog({ product, version, onClose }: VersionDialogProps) {
  const ref = { kind: product.kind, id: product._id, versionId: version._id };
  const [link, setLink] = useState<CreatedLinkFacts | null>(null);
  const title = words.title(version.version);
  if (link === null) {
    return <LinkForm title={title} version={ref} onCreated={setLink} onClose={onClose} />;
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={words.description}
      actions={
        <>
          <Button onPress={() => setLink(null)}>{words.another}</Button>
          <Button onPress={onClose}>{words.close}</Button>
        </>
      }
    >
      <Stack gap="24">
        <CreatedLink version={ref} link={link} />
        <TemporaryLinkList version={ref} />
      </Stack>
    </Dialog>
  );
}

interface LinkFormProps {
  title: string;
  version: VersionRef;
  onCreated: (link: CreatedLinkFacts) => void;
  onClose: () => void;
}

function LinkForm({ title, version, onCreated, onClose }: LinkFormProps) {
  const create = useSetAtom(createTemporaryLinkAtom);
  const form = useForm({
    source: { values: blank },
    validate: (values) => fieldErrors(secondsOf(values) === null ? { length: words.missing } : {}),
    save: async (values) => {
      const seconds = secondsOf(values) ?? 0;
      const requestedAt = Date.now();
      const result = await create({ ...version, seconds });
      const expiresAt = requestedAt + seconds * 1000;
      return result.ok ? { ...result, data: { address: result.data, expiresAt } } : result;
    },
    explain: () => ({ message: words.failed }),
    onSaved: onCreated,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      description={words.description}
      submitLabel={words.create}
      errorTitle={words.errorTitle}
      onClose={onClose}
    >
      <Select
        label={words.choose}
        placeholder={words.choosePlaceholder}
        value={form.values.chosen}
        onChange={(chosen) => form.change({ chosen })}
      >
        {linkLengths.map(({ seconds, label }) => (
          <SelectItem key={seconds} id={String(seconds)}>
            {label}
          </SelectItem>
        ))}
      </Select>
      <TextField
        {...form.field('length')}
        label={words.type}
        description={words.typeHint}
        autoComplete="off"
      />
      <TemporaryLinkList version={version} />
    </FormDialog>
  );
}
