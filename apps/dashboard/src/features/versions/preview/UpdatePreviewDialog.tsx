import type { ExplainOfferResponse } from '@pressdock/api';
import { Button, Drawer, Form, Grid, Stack, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { size } from '../../../shared/sizes.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { UpdatePreviewResult } from './UpdatePreviewResult.tsx';
import { previewUpdateAtom } from './updatePreview.atoms.ts';
import { updatePreviewMessages } from './updatePreview.messages.ts';
import {
  filledFields,
  queryOfSite,
  type Site,
  siteInUrl,
  withSite,
} from './updatePreview.rules.ts';

export interface UpdatePreviewDialogProps {
  product: Product;
  onClose: () => void;
}

/**
 * Shows which version a site would be offered, and why not another one; the URL stores the site.
 */
export function UpdatePreviewDialog({ product, onClose }: UpdatePreviewDialogProps) {
  const { kind, _id: id } = product;
  const words = updatePreviewMessages(kind);
  const formId = useId();
  const [search, setSearch] = useSearchParams();
  const [source] = useState(() => ({ values: siteInUrl(search.toString()) }));
  const [answer, setAnswer] = useState<ExplainOfferResponse | null>(null);
  const previewUpdate = useSetAtom(previewUpdateAtom);
  const form = useForm({
    source,
    save: async (site) => {
      setSearch((now) => withSite(now, queryOfSite(site)), { replace: true });
      const result = await previewUpdate({ kind, id, question: filledFields(site) });
      if (!result.ok) setAnswer(null);
      return result;
    },
    explain: () => ({ message: words.failed }),
    onSaved: setAnswer,
  });

  const field = (name: keyof Site) => ({ ...form.field(name), autoComplete: 'off' });
  const close = () => {
    setSearch((now) => withSite(now, {}), { replace: true });
    onClose();
  };

  return (
    <Drawer
      isOpen
      onOpenChange={close}
      size="large"
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onPress={close}>{words.close}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {words.ask}
          </Button>
        </>
      }
    >
      <Stack gap="24">
        <Form id={formId} onSubmit={form.submit} errorMessage={form.errors.message}>
          <TextField
            {...field('installed_version')}
            label={words.installed}
            description={words.installedHint}
            isMonospace
          />
          <Grid minColumnWidth={size.halfField}>
            <TextField {...field('php')} label={words.php} isMonospace />
            <TextField {...field('wordpress')} label={words.wordpress} isMonospace />
            <TextField {...field('license')} label={words.license} isMonospace />
            <TextField
              {...field('domain')}
              label={words.domain}
              placeholder={words.domainPlaceholder}
            />
          </Grid>
        </Form>
        {answer ? <UpdatePreviewResult kind={kind} answer={answer} /> : null}
      </Stack>
    </Drawer>
  );
}
