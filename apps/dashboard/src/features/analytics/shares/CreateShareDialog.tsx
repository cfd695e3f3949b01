import { Button, CodeBlock, Radio, RadioGroup, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { failureErrors, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { dataMessages } from '../widget/data.messages.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { sharesMessages } from './shares.messages.ts';
import { createShareAtom } from './shares.queries.ts';

const { form: words, created } = sharesMessages;

const blank = { name: '', shows: 'newest' };

export interface CreateShareDialogProps {
  scope: DataScope;
  onClose: () => void;
}

/** Creates a link that shares these analytics, and shows its URL once. */
export function CreateShareDialog({ scope, onClose }: CreateShareDialogProps) {
  const create = useSetAtom(createShareAtom);
  const [url, setUrl] = useState<string>();
  const form = useForm({
    source: { values: blank },
    validate: ({ name }) => fieldErrors(name.trim() === '' ? { name: words.missing } : {}),
    save: ({ name, shows }) => create({ name, scope, isNewest: shows === 'newest' }),
    explain: (failure) => failureErrors(failure, words.failed),
    onSaved: (share) => setUrl(share.url),
  });
  const { date, compared, filters } = scope;
  const days = dataMessages.days(
    formatDay(date),
    compared === undefined ? undefined : formatDay(compared),
  );
  return (
    <FormDialog
      form={form}
      title={url === undefined ? words.title : created.title}
      description={url === undefined && filters.length > 0 ? words.withFilters : undefined}
      submitLabel={sharesMessages.create}
      errorTitle={words.errorTitle}
      result={
        url === undefined
          ? undefined
          : {
              content: (
                <>
                  <CodeBlock code={url} label={created.label} />
                  <Text as="p" tone="muted">
                    {created.hint}
                  </Text>
                </>
              ),
              actions: <Button onPress={onClose}>{created.close}</Button>,
            }
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={words.name}
        description={words.nameHint}
        autoComplete="off"
        isRequired
      />
      <RadioGroup
        name="shows"
        label={words.shows}
        value={form.values.shows}
        onChange={(shows) => form.change({ shows })}
      >
        <Radio value="newest">{words.newest}</Radio>
        <Radio value="fixed">{words.fixed(days)}</Radio>
      </RadioGroup>
    </FormDialog>
  );
}
