import {
  Alert,
  Button,
  CodeBlock,
  Dialog,
  Form,
  Select,
  SelectItem,
  Stack,
  Text,
  TextField,
} from '@pressdock/ui';
import { useId, useState } from 'react';
import type { Product } from '../../entities/product/product.kind.ts';
import { formatDateTime } from '../../shared/format.ts';
import { useSetAtom } from '../../shared/state.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import { linkLengths, wantedLinkLength } from './linkLength.rules.ts';
import type { ProductVersion } from './products.queries.ts';
import { useNow } from './useNow.ts';
import { createTemporaryLinkAtom } from './versions.atoms.ts';
import { versionDialogMessages } from './versions.messages.ts';

export interface TemporaryLinkDialogProps {
  product: Product;
  version: ProductVersion;
  onClose: () => void;
}

interface TemporaryLink {
  address: string;
  /** In milliseconds, by this machine's clock. */
  expiresAt: number;
}

const { link: words } = versionDialogMessages;

/** Makes a link that downloads a version for a limited time, and shows it to be copied. */
export function TemporaryLinkDialog({ product, version, onClose }: TemporaryLinkDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ field?: string; message?: string }>({});
  const [link, setLink] = useState<TemporaryLink | null>(null);
  const create = useSetAtom(createTemporaryLinkAtom);
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      const seconds = wantedLinkLength(typed, chosen);
      if (seconds === null) {
        setProblem({ field: words.missing });
        return;
      }
      setProblem({});
      const asked = Date.now();
      const ref = { kind: product.kind, id: product._id, versionId: version._id };
      const result = await create({ ...ref, seconds });
      if (result.ok) setLink({ address: result.data, expiresAt: asked + seconds * 1000 });
      else setProblem({ message: words.failed });
    });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title(version.version)}
      description={words.description}
      actions={
        link ? (
          <Button onPress={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{words.cancel}</Button>
            <Button type="submit" form={formId} variant="primary" isPending={isPending}>
              {words.create}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <MadeLink link={link} />
      ) : (
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
      )}
    </Dialog>
  );
}

function MadeLink({ link }: { link: TemporaryLink }) {
  const hasExpired = useNow() >= link.expiresAt;
  const moment = new Date(link.expiresAt);
  return (
    <Stack gap="12">
      <CodeBlock code={link.address} label={words.result} />
      {hasExpired ? (
        <Alert tone="caution">{words.expired}</Alert>
      ) : (
        <Text as="p" tone="muted">
          <time dateTime={moment.toISOString()}>{words.expires(formatDateTime(moment))}</time>
        </Text>
      )}
    </Stack>
  );
}
