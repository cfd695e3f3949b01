import { API_KEY_SCOPES, type ApiKeyScope } from '@pressdock/api';
import {
  Button,
  CodeBlock,
  Dialog,
  Form,
  Radio,
  RadioGroup,
  Select,
  SelectItem,
  Text,
  TextField,
} from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../shared/state.ts';
import { apiKeysMessages } from './apiKeys.messages.ts';
import { createApiKeyAtom } from './apiKeys.queries.ts';
import { expiryOf, lifetimes } from './apiKeys.rules.ts';

const { form: words, made, scopes, create } = apiKeysMessages;

interface Faults {
  fields?: Record<string, string>;
  message?: string;
}

/** Asks what a key is for and what it may do, makes it, and shows it this once. */
export function CreateApiKeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ApiKeyScope>('release');
  const [lifetime, setLifetime] = useState<string>('90');
  const [faults, setFaults] = useState<Faults>({});
  const [key, setKey] = useState<string>();
  const makeKey = useSetAtom(createApiKeyAtom);
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      setFaults({});
      if (name.trim() === '') {
        setFaults({ fields: { name: words.missing } });
        return;
      }
      const result = await makeKey({ name, scope, expires: expiryOf(lifetime, Date.now()) });
      if (result.ok) setKey(result.data.key);
      else setFaults({ fields: result.error.fields, message: words.failed });
    });

  if (key !== undefined) return <MadeKey apiKey={key} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {create}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        validationErrors={faults.fields}
        errorMessage={faults.message}
        summaryTitle={words.summaryTitle}
      >
        <TextField
          name="name"
          label={words.name}
          description={words.nameHint}
          value={name}
          onChange={setName}
          autoComplete="off"
          isRequired
        />
        <RadioGroup
          name="scope"
          label={words.scope}
          value={scope}
          onChange={(chosen) => setScope(chosen as ApiKeyScope)}
        >
          {API_KEY_SCOPES.map((one) => (
            <Radio key={one} value={one} description={scopes[one].description}>
              {scopes[one].label}
            </Radio>
          ))}
        </RadioGroup>
        <Select
          label={words.expires}
          value={lifetime}
          onChange={(chosen) => setLifetime(String(chosen))}
        >
          {lifetimes.map(({ id, label }) => (
            <SelectItem key={id} id={id}>
              {label}
            </SelectItem>
          ))}
        </Select>
      </Form>
    </Dialog>
  );
}

/** A key that was just made, to be copied: it is told nowhere else. */
function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={made.title}
      actions={<Button onPress={onClose}>{made.close}</Button>}
    >
      <CodeBlock code={apiKey} label={made.label} />
      <Text as="p" tone="muted">
        {made.hint}
      </Text>
    </Dialog>
  );
}
