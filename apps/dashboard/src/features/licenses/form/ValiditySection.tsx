import { TextArea, TextField } from '@pressdock/ui';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { pair } from '../../../shared/page/page.css.ts';
import { NoticesHint } from '../NoticesHint.tsx';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import type { LicenseFormHandle } from './useLicenseForm.ts';

/** How long a license is valid, and on which sites. */
export function ValiditySection({ form }: { form: LicenseFormHandle }) {
  return (
    <FormSection name="validity" {...words.validity}>
      <div className={pair}>
        <TextField
          {...form.field('expires')}
          label={words.expires}
          description={words.expiresHint}
          placeholder={words.expiresExample}
          autoComplete="off"
        />
        <TextField
          {...form.field('activation_limit')}
          label={words.limit}
          description={words.limitHint}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <NoticesHint />
      <TextArea
        {...form.field('activated_domains')}
        label={words.domains}
        description={words.domainsHint}
        onBlur={form.normalizeTypedDomains}
      />
      <TextField
        {...form.field('domain')}
        label={words.domain}
        description={words.domainHint}
        autoComplete="off"
      />
      <TextArea {...form.field('notes')} label={words.notes} description={words.notesHint} />
    </FormSection>
  );
}
