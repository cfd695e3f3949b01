import type { ProductKind } from '@pressdock/api';
import { WEBHOOK_URLS_MAX } from '@pressdock/api/limits';
import {
  Button,
  CloseIcon,
  Heading,
  IconButton,
  Link,
  PlusIcon,
  Stack,
  Text,
  TextField,
} from '@pressdock/ui';
import { useRef } from 'react';
import * as parts from '../../../shared/form/FormSection.css.ts';
import { paths } from '../../../shared/paths.ts';
import * as styles from '../ProductForm.css.ts';
import { productFormMessages } from '../productForm.messages.ts';
import { webhookRow } from '../rules/productForm.rules.ts';
import type { ProductFormHandle } from '../useProductForm.ts';
import { SecretInput } from './SecretInput.tsx';

/** The webhook URLs, one per row. */
export function WebhookUrls({ kind, form }: { kind: ProductKind; form: ProductFormHandle }) {
  const { webhooks: words } = productFormMessages(kind);
  const urls = form.values.webhook_urls;
  const addButton = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const change = (next: string[]) => form.change({ webhook_urls: next });

  const focusNew = (input: HTMLInputElement | null) => {
    if (input === null || !isAdding.current) return;
    isAdding.current = false;
    input.focus();
  };
  const add = () => {
    isAdding.current = true;
    change([...urls, '']);
  };
  const remove = (index: number) => {
    change(urls.toSpliced(index, 1));
    addButton.current?.focus();
  };

  const rows = urls.map((url, index) => (
    <div key={webhookRow(index)} className={styles.row}>
      <TextField
        ref={index === urls.length - 1 ? focusNew : undefined}
        name={webhookRow(index)}
        label={words.url(index + 1)}
        value={url}
        onChange={(value) => change(urls.with(index, value))}
        type="url"
        autoComplete="off"
      />
      <div className={styles.besideField}>
        <IconButton
          label={words.remove(index + 1)}
          icon={<CloseIcon />}
          onPress={() => remove(index)}
        />
      </div>
    </div>
  ));
  return (
    <Stack gap="12">
      <div className={parts.sectionHead}>
        <Heading level={3} size="14">
          {words.title}
        </Heading>
        <Text as="p" tone="muted" size="13">
          {words.description} <Link href={paths.webhooks()}>{words.log}</Link>
        </Text>
      </div>
      {rows}
      {rows.length > 0 ? <SecretInput kind={kind} form={form} name="webhookSecret" /> : null}
      {urls.length < WEBHOOK_URLS_MAX ? (
        <div>
          <Button ref={addButton} size="small" onPress={add}>
            <PlusIcon />
            {words.add}
          </Button>
        </div>
      ) : (
        <Text as="p" tone="muted" size="13">
          {words.full(WEBHOOK_URLS_MAX)}
        </Text>
      )}
    </Stack>
  );
}
