import { Button, Form, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { ProductPicker } from '../../../entities/license/ProductPicker.tsx';
import * as styles from '../form/LicenseForm.css.ts';
import { form } from '../licenses.css.ts';
import { licenseUseMessages } from '../licenseUse.messages.ts';
import { type DecisionQuestion, isSameQuestion } from '../licenseUse.queries.ts';

const { refusals: words } = licenseUseMessages;

export interface DecisionFormProps {
  question: DecisionQuestion;
  onAsk: (question: DecisionQuestion) => void;
  /** Whether it is being looked up. */
  isPending: boolean;
}

/** Takes a key or a domain, and for which product and site it is to be decided; follows the address. */
export function DecisionForm({ question, onAsk, isPending }: DecisionFormProps) {
  const [asked, setAsked] = useState(question);
  const [known, setKnown] = useState(question);
  if (!isSameQuestion(question, known)) {
    setKnown(question);
    setAsked(question);
  }
  const [isMissing, setMissing] = useState(false);
  const change = (part: Partial<DecisionQuestion>) => {
    setAsked((current) => ({ ...current, ...part }));
    setMissing(false);
  };
  const submit = () => {
    const [text, domain] = [asked.text.trim(), asked.domain.trim()];
    setMissing(text === '');
    if (text !== '') onAsk({ ...asked, text, domain });
  };
  return (
    <div className={form}>
      <Form
        onSubmit={submit}
        validationErrors={isMissing ? { text: words.missing } : {}}
        summaryTitle={words.summaryTitle}
      >
        <TextField
          name="text"
          label={words.text}
          description={words.textHint}
          value={asked.text}
          onChange={(text) => change({ text })}
          autoComplete="off"
          isMonospace
          isRequired
        />
        <div className={styles.pair}>
          <ProductPicker
            description={words.productHint}
            value={asked.product}
            onChange={(product) => change({ product })}
          />
          <TextField
            name="domain"
            label={words.site}
            description={words.siteHint}
            value={asked.domain}
            onChange={(domain) => change({ domain })}
            autoComplete="off"
          />
        </div>
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.ask}
          </Button>
        </div>
      </Form>
    </div>
  );
}
