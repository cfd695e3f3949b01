import { Button, Form, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { type DecisionSearch, isSameSearch } from '../../entities/decision/decision.queries.ts';
import { ProductPicker } from '../../entities/license/ProductPicker.tsx';
import { formColumn, pair } from '../../shared/page/page.css.ts';
import { accessLogMessages as words } from './accessLog.messages.ts';

export interface DecisionFormProps {
  search: DecisionSearch;
  onSubmit: (search: DecisionSearch) => void;
  isPending: boolean;
}

/** Edits a search; resets to the URL's search when that changes. */
export function DecisionForm({ search, onSubmit, isPending }: DecisionFormProps) {
  const [draft, setDraft] = useState(search);
  const [previous, setPrevious] = useState(search);
  if (!isSameSearch(search, previous)) {
    setPrevious(search);
    setDraft(search);
  }
  const [isMissing, setMissing] = useState(false);
  const change = (part: Partial<DecisionSearch>) => {
    setDraft((current) => ({ ...current, ...part }));
    setMissing(false);
  };
  const submit = () => {
    const [text, domain] = [draft.text.trim(), draft.domain.trim()];
    setMissing(text === '');
    if (text !== '') onSubmit({ ...draft, text, domain });
  };
  return (
    <div className={formColumn}>
      <Form
        onSubmit={submit}
        validationErrors={isMissing ? { text: words.missing } : {}}
        summaryTitle={words.summaryTitle}
      >
        <TextField
          name="text"
          label={words.text}
          description={words.textHint}
          value={draft.text}
          onChange={(text) => change({ text })}
          autoComplete="off"
          isMonospace
          isRequired
        />
        <div className={pair}>
          <ProductPicker
            description={words.productHint}
            value={draft.product}
            onChange={(product) => change({ product })}
          />
          <TextField
            name="domain"
            label={words.site}
            description={words.siteHint}
            value={draft.domain}
            onChange={(domain) => change({ domain })}
            autoComplete="off"
          />
        </div>
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.search}
          </Button>
        </div>
      </Form>
    </div>
  );
}
