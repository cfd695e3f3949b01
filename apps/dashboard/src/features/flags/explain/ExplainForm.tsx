import { FLAG_TEXT } from '@pressdock/api/limits';
import { Button, Card, Form, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { featureFlagMessages } from '../../../entities/featureFlag/featureFlag.messages.ts';
import * as styles from './explain.css.ts';
import { explainMessages as words } from './explain.messages.ts';
import { type ExplainField, type ExplainValues, explainFields } from './explain.rules.ts';

export interface ExplainFormProps {
  /** The request in the URL. The fields follow it when it changes. */
  values: ExplainValues;
  onSubmit: (values: ExplainValues) => void;
}

const label = (field: ExplainField) =>
  field === 'identifier' ? words.identifier : featureFlagMessages.attributes[field];

const hints: Partial<Record<ExplainField, string>> = {
  identifier: words.identifierHint,
  identifier_domain: words.domainHint,
};

/** The identifier and the attributes of a request. */
export function ExplainForm({ values, onSubmit }: ExplainFormProps) {
  const [typed, setTyped] = useState(values);
  const requested = JSON.stringify(values);
  const [known, setKnown] = useState(requested);
  if (requested !== known) {
    setKnown(requested);
    setTyped(values);
  }
  const field = (name: ExplainField) => (
    <TextField
      key={name}
      name={name}
      label={label(name)}
      description={hints[name]}
      value={typed[name]}
      onChange={(value) => setTyped((current) => ({ ...current, [name]: value }))}
      maxLength={name === 'identifier' ? FLAG_TEXT.person : FLAG_TEXT.value}
      autoComplete="off"
    />
  );
  return (
    <Card title={words.request}>
      <Form onSubmit={() => onSubmit(typed)}>
        {field('identifier')}
        <div className={styles.attributes}>
          {explainFields.filter((name) => name !== 'identifier').map(field)}
        </div>
        <div>
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
