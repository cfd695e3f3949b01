import { TextArea, TextField } from '@pressdock/ui';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { NoticesHint } from '../NoticesHint.tsx';
import * as styles from './LicenseForm.css.ts';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import type { LicenseFormState } from './useLicenseForm.ts';

/** How long a licence works, and on which sites. */
export function UseSection({ form }: { form: LicenseFormState }) {
  const { values, change } = form;
  return (
    <FormSection name="where" {...words.where}>
      <div className={styles.pair}>
        <TextField
          name="expires"
          label={words.expires}
          description={words.expiresHint}
          placeholder={words.expiresExample}
          value={values.expires}
          onChange={(expires) => change({ expires })}
          autoComplete="off"
        />
        <TextField
          name="activation_limit"
          label={words.limit}
          description={words.limitHint}
          value={values.activation_limit}
          onChange={(activation_limit) => change({ activation_limit })}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <NoticesHint />
      <TextArea
        name="activated_domains"
        label={words.domains}
        description={words.domainsHint}
        value={values.activated_domains}
        onChange={(activated_domains) => change({ activated_domains })}
        onBlur={form.tidy}
      />
      <TextField
        name="domain"
        label={words.domain}
        description={words.domainHint}
        value={values.domain}
        onChange={(domain) => change({ domain })}
        autoComplete="off"
      />
      <TextArea
        name="notes"
        label={words.notes}
        description={words.notesHint}
        value={values.notes}
        onChange={(notes) => change({ notes })}
      />
    </FormSection>
  );
}
