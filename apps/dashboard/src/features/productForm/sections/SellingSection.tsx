import type { ProductKind } from '@pressdock/api';
import { Stack } from '@pressdock/ui';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { productFormMessages } from '../productForm.messages.ts';
import { platforms } from '../rules/platforms.rules.ts';
import type { ProductFormHandle } from '../useProductForm.ts';
import { PlatformFields } from './PlatformFields.tsx';
import { WebhookUrls } from './WebhookUrls.tsx';

/** The sales platforms and the webhooks. */
export function SellingSection({ kind, form }: { kind: ProductKind; form: ProductFormHandle }) {
  const words = productFormMessages(kind);
  return (
    <FormSection name="selling" {...words.selling}>
      <Stack gap="16">
        {platforms.map((platform) => (
          <PlatformFields key={platform.flag} kind={kind} form={form} platform={platform} />
        ))}
      </Stack>
      <WebhookUrls kind={kind} form={form} />
    </FormSection>
  );
}
