import { Alert, Button, Form, Inline, LinkButton } from '@pressdock/ui';
import { type ReactNode, useState } from 'react';
import { AddCustomerDialog } from '../../../entities/customer/AddCustomerDialog.tsx';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FormFields } from '../../../entities/user/FormFields.tsx';
import * as parts from '../../../shared/form/FormSection.css.ts';
import { UnsavedChanges } from '../../../shared/form/UnsavedChanges.tsx';
import { paths } from '../../../shared/paths.ts';
import * as styles from './LicenseForm.css.ts';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { UseSection } from './UseSection.tsx';
import type { LicenseFormState } from './useLicenseForm.ts';
import { WhatSection } from './WhatSection.tsx';
import { WhoSection } from './WhoSection.tsx';

export interface LicenseFormProps {
  form: LicenseFormState;
  /** What the saving button says. */
  submitLabel: string;
  /** Something to decide before the form can be saved. */
  notice?: ReactNode;
}

/** The one form that adds and edits licences; a customer who is not known yet is added on the spot. */
export function LicenseForm({ form, submitLabel, notice }: LicenseFormProps) {
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.form}>
      <Form
        onSubmit={() => form.submit()}
        validationErrors={form.problems.fields}
        errorMessage={form.problems.message}
        summaryTitle={words.summaryTitle}
      >
        {notice}
        {form.hasDraft ? <DraftOffer form={form} /> : null}
        <FormFields>
          <div className={parts.sections}>
            <WhoSection form={form} onType={setTyped} onAdd={() => setAdding(true)} />
            <WhatSection form={form} />
            <UseSection form={form} />
          </div>
        </FormFields>
        <Inline gap="8">
          <Changes>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {submitLabel}
            </Button>
          </Changes>
          <LinkButton href={paths.licenses()}>{words.cancel}</LinkButton>
        </Inline>
      </Form>
      {/* A form within a form, also in a dialog, would send both. */}
      {isAdding ? (
        <AddCustomerDialog
          failed={words.customerFailed}
          email={form.values.customer === '' && typed.includes('@') ? typed : ''}
          onAdded={(customer) => {
            form.change({ customer });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <UnsavedChanges hasChanges={form.hasChanges} onLeave={form.forgetDraft}>
        {words.leave}
      </UnsavedChanges>
    </div>
  );
}

/** Offers back what was typed before the page was reloaded. */
function DraftOffer({ form }: { form: LicenseFormState }) {
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
