import { API_KEY_SCOPES, type ApiKeyScope } from '@pressdock/api';
import {
  Button,
  CodeBlock,
  Radio,
  RadioGroup,
  Select,
  SelectItem,
  Text,
  TextField,
} from '@pressdock/ui';
import { useState } from 'react';
import { createApiKeyAtom } from '../../entities/apiKey/apiKey.queries.ts';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { failureErrors, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { useSetAtom } from '../../shared/state.ts';
import { apiKeysMessages } from './apiKeys.messages.ts';
import { expiryOf, lifetimes } from './apiKeys.rules.ts';

const { form: words, created, scopes, create } = apiKeysMessages;

const blank = { name: '', scope: 'release' as ApiKeyScope, lifetime: '90' };

/** Creates an API key and shows it once. */
export function CreateApiKeyDialog({ onClose }: { onClose: () => void }) {
  const createKey = useSetAtom(createApiKeyAtom);
  const [key, setKey] = useState<string>();
  const form = useForm({
    source: { values: blank },
    validate: ({ name }) => fieldErrors(name.trim() === '' ? { name: words.missing } : {}),
    save: ({ lifetime, ...values }) =>
      createKey({ ...values, expires: expiryOf(lifetime, Date.now()) }),
    explain: (failure) => failureErrors(failure, words.failed),
    onSaved: (result) => setKey(result.key),
  });
  const isCreated = key !== undefined;
  return (
    <FormDialog
      form={form}
      title={isCreated ? created.title : words.title}
      description={isCreated ? undefined : words.description}
      submitLabel={create}
      errorTitle={words.errorTitle}
      result={
        isCreated
          ? {
              content: <CreatedKey apiKey={key} />,
              actions: <Button onPress={onClose}>{created.close}</Button>,
            }
          : undefined
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
        name="scope"
        label={words.scope}
        value={form.values.scope}
        onChange={(scope) => form.change({ scope: scope as ApiKeyScope })}
      >
        {API_KEY_SCOPES.map((scope) => (
          <Radio key={scope} value={scope} description={scopes[scope].description}>
            {scopes[scope].label}
          </Radio>
        ))}
      </RadioGroup>
      <Select
        label={words.expires}
        value={form.values.lifetime}
        onChange={(lifetime) => form.change({ lifetime: String(lifetime) })}
      >
        {lifetimes.map(({ id, label }) => (
          <SelectItem key={id} id={id}>
            {label}
          </SelectItem>
        ))}
      </Select>
    </FormDialog>
  );
}

/** A new key to copy. The server never returns it again. */
function CreatedKey({ apiKey }: { apiKey: string }) {
  return (
    <>
      <CodeBlock code={apiKey} label={created.label} />
      <Text as="p" tone="muted">
        {created.hint}
      </Text>
    </>
  );
}
