import { Button, Select, SelectItem, Stack, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { type FormHandle, useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { CreatedLink, type CreatedLinkFacts } from './CreatedLink.tsx';
import { linkLengths, requestedLinkLength } from './linkLength.rules.ts';
import { TemporaryLinkList } from './TemporaryLinkList.tsx';
import { createTemporaryLinkAtom } from './temporaryLinks.atoms.ts';
import { temporaryLinkMessages as words } from './temporaryLinks.messages.ts';

interface LinkValues {
  selected: string | null;
  length: string;
}

const blank: LinkValues = { selected: null, length: '' };
const secondsOf = ({ length, selected }: LinkValues) => requestedLinkLength(length, selected);

/** Creates temporary links to a version and lists those that still work. */
export function TemporaryLinkDialog({ product, version, onClose }: VersionDialogProps) {
  const ref = { kind: product.kind, id: product._id, versionId: version._id };
  const create = useSetAtom(createTemporaryLinkAtom);
  const [link, setLink] = useState<CreatedLinkFacts | null>(null);
  const form = useForm({
    source: { values: blank },
    validate: (values) => fieldErrors(secondsOf(values) === null ? { length: words.missing } : {}),
    save: async (values) => {
      const seconds = secondsOf(values) ?? 0;
      const requestedAt = Date.now();
      const result = await create({ ...ref, seconds });
      const expiresAt = requestedAt + seconds * 1000;
      return result.ok ? { ...result, data: { address: result.data, expiresAt } } : result;
    },
    explain: () => ({ message: words.failed }),
    onSaved: setLink,
  });
  const createAnother = () => {
    setLink(null);
    form.reset();
  };
  return (
    <FormDialog
      form={form}
      title={words.title(version.version)}
      description={words.description}
      submitLabel={words.create}
      errorTitle={words.errorTitle}
      result={
        link
          ? {
              content: (
                <Stack gap="24">
                  <CreatedLink version={ref} link={link} />
                  <TemporaryLinkList version={ref} />
                </Stack>
              ),
              actions: (
                <>
                  <Button onPress={createAnother}>{words.another}</Button>
                  <Button onPress={onClose}>{words.close}</Button>
                </>
              ),
            }
          : undefined
      }
      closesWithoutAsking
      onClose={onClose}
    >
      <DurationFields form={form} />
      <TemporaryLinkList version={ref} />
    </FormDialog>
  );
}

function DurationFields({ form }: { form: FormHandle<LinkValues> }) {
  return (
    <>
      <Select
        label={words.choose}
        placeholder={words.choosePlaceholder}
        value={form.values.selected}
        onChange={(selected) => form.change({ selected })}
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
    </>
  );
}
