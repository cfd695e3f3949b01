import type { ErasureResponse } from '@pressdock/api';
import { Button, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { explainFailure } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';
import { eraseDomainAtom } from '../analyticsSettings.queries.ts';
import { checkDomain, isEmptyReceipt } from './erasure.rules.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { saveReceipt } from './saveReceipt.ts';

const { erasure: words } = analyticsSettingsMessages;

/** Erases a domain that is typed twice, and shows the receipt. */
export function EraseDomainDialog({ onClose }: { onClose: () => void }) {
  const erase = useSetAtom(eraseDomainAtom);
  const [receipt, setReceipt] = useState<ErasureResponse>();
  const form = useForm({
    source: { values: { domain: '', repeated: '' } },
    validate: checkDomain,
    save: ({ domain }) => erase(domain.trim()),
    explain: (failure) => explainFailure(failure, words.failed),
    onSaved: setReceipt,
  });
  const domain = form.values.domain.trim();
  const outcome = receipt && isEmptyReceipt(receipt) ? words.nothing : words.done;
  return (
    <FormDialog
      form={form}
      title={receipt ? outcome(domain) : words.dialog}
      description={receipt ? words.receiptHint : words.description}
      submitLabel={words.confirm}
      errorTitle={words.errorTitle}
      isCritical
      closesWithoutAsking
      result={
        receipt
          ? {
              content: <ReceiptView receipt={receipt} />,
              actions: (
                <>
                  <Button onPress={onClose}>{words.close}</Button>
                  <Button variant="primary" onPress={() => saveReceipt(receipt)}>
                    {words.download}
                  </Button>
                </>
              ),
            }
          : undefined
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('domain')}
        label={words.domain}
        description={words.hint}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <TextField
        {...form.field('repeated')}
        label={words.repeat}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
    </FormDialog>
  );
}
