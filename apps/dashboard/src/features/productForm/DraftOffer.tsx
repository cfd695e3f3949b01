import { Alert, Button } from '@pressdock/ui';
import type { ProductKind } from '../../shared/paths.ts';
import { productFormMessages } from './productForm.messages.ts';
import type { ProductFormState } from './useProductForm.ts';

/** Offers back what was typed before the page was reloaded. */
export function DraftOffer({ kind, form }: { kind: ProductKind; form: ProductFormState }) {
  const words = productFormMessages(kind);
  return (
    <Alert
      tone="info"
      title={words.draftTitle}
      actions={
        <>
          <Button size="small" onPress={form.bringBack}>
            {words.draftTake}
          </Button>
          <Button size="small" onPress={form.declineDraft}>
            {words.draftDrop}
          </Button>
        </>
      }
    >
      {words.draft}
    </Alert>
  );
}
