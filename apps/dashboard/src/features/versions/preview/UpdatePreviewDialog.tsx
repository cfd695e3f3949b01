import type { ExplainOfferResponse } from '@pressdock/api';
import { Button, Drawer, Form, Grid, Stack, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
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
  const [site, setSite] = useState(() => siteInUrl(search.toString()));
  const [answer, setAnswer] = useState<ExplainOfferResponse | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const explain = useSetAtom(previewUpdateAtom);
  const { isPending, run } = useSubmission();

  const field = (name: keyof Site) => ({
    name,
    value: site[name],
    onChange: (value: string) => setSite((now) => ({ ...now, [name]: value })),
    autoComplete: 'off',
  });
  const ask = () =>
    run(async () => {
      setFailed(false);
      setSearch((now) => withSite(now, queryOfSite(site)), { replace: true });
      const result = await explain({ kind, id, question: filledFields(site) });
      setAnswer(result.ok ? result.data : null);
      setFailed(!result.ok);
    });
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
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {words.ask}
          </Button>
        </>
      }
    >
      <Stack gap="24">
        <Form id={formId} onSubmit={ask} errorMessage={hasFailed ? words.failed : undefined}>
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
