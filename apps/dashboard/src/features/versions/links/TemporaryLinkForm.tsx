import { Form, Select, SelectItem, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../../shared/state.ts';
import type { VersionRef } from '../versions.atoms.ts';
import { linkLengths, wantedLinkLength } from './linkLength.rules.ts';
import type { MadeLinkFacts } from './TemporaryLinkMade.tsx';
import { createTemporaryLinkAtom } from './temporaryLinks.atoms.ts';
import { temporaryLinkMessages as words } from './temporaryLinks.messages.ts';

export interface TemporaryLinkFormProps {
  formId: string;
  version: VersionRef;
  onPending: (isPending: boolean) => void;
  onMade: (link: MadeLinkFacts) => void;
}

/** Asks how long a link shall work, chosen or typed, and makes it. */
export function TemporaryLinkForm({ formId, version, onPending, onMade }: TemporaryLinkFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ field?: string; message?: string }>({});
  const create = useSetAtom(createTemporaryLinkAtom);
  const { run } = useSubmission();

  const submit = () =>
    run(async () => {
      const seconds = wantedLinkLength(typed, chosen);
      if (seconds === null) {
        setProblem({ field: words.missing });
        return;
      }
      setProblem({});
      onPending(true);
      const asked = Date.now();
      const result = await create({ ...version, seconds });
      onPending(false);
      if (result.ok) onMade({ address: result.data, expiresAt: asked + seconds * 1000 });
      else setProblem({ message: words.failed });
    });

  return (
    <Form
      id={formId}
      onSubmit={submit}
      validationErrors={problem.field ? { length: problem.field } : undefined}
      errorMessage={problem.message}
      summaryTitle={words.summaryTitle}
    >
      <Select
        label={words.choose}
        placeholder={words.choosePlaceholder}
        value={chosen}
        onChange={setChosen}
      >
        {linkLengths.map(({ seconds, label }) => (
          <SelectItem key={seconds} id={String(seconds)}>
            {label}
          </SelectItem>
        ))}
      </Select>
      <TextField
        name="length"
        label={words.type}
        description={words.typeHint}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
    </Form>
  );
}
