import { Alert, Button, Card, Form, Grid, Inline, Select, SelectItem, Text } from '@pressdock/ui';
import { useState } from 'react';
import { size } from '../../shared/sizes.ts';
import { type ImportColumn, importColumns } from './columns.rules.ts';
import { importMessages } from './import.messages.ts';
import type { ImportFile, ImportState } from './useImport.ts';

const { columns: words, checkFailed } = importMessages;

export interface ChooseColumnsProps {
  state: ImportState;
  source: ImportFile;
  /** Whether the check failed without a result. */
  hasFailed: boolean;
}

const NONE = 'none';

/** Asks which column of the file contains what, as far as the headers do not tell. */
export function ChooseColumns({ state, source, hasFailed }: ChooseColumnsProps) {
  const { headers, example, mapping } = source;
  const [isKeyMissing, setKeyMissing] = useState(false);
  const columns = headers.map((header, at) => ({
    id: String(at),
    label: header.trim() || words.unnamed(at + 1),
  }));
  const map = (column: ImportColumn, index: string | null) => {
    const { [column]: _, ...others } = mapping;
    setKeyMissing(false);
    state.map(index === null || index === NONE ? others : { ...others, [column]: Number(index) });
  };
  const submit = () => {
    setKeyMissing(mapping.key === undefined);
    if (mapping.key !== undefined) state.check();
  };
  return (
    <Card title={words.title} aside={source.file.name}>
      <Form onSubmit={submit}>
        {hasFailed ? <Alert tone="critical">{checkFailed}</Alert> : null}
        <Text as="p" tone="muted">
          {words.hint}
        </Text>
        <Grid minColumnWidth={size.halfField}>
          {importColumns.map((column) => {
            const index = mapping[column];
            const value = index === undefined ? '' : (example[index] ?? '').trim();
            return (
              <Select
                key={column}
                name={column}
                label={words.names[column]}
                description={value === '' ? undefined : words.example(shortened(value))}
                errorMessage={column === 'key' && isKeyMissing ? words.keyMissing : undefined}
                value={index === undefined ? NONE : String(index)}
                onChange={(selected) => map(column, selected)}
                isRequired={column === 'key'}
              >
                <SelectItem id={NONE}>{words.none}</SelectItem>
                {columns.map(({ id, label }) => (
                  <SelectItem key={id} id={id}>
                    {label}
                  </SelectItem>
                ))}
              </Select>
            );
          })}
        </Grid>
        <Inline gap="8">
          <Button type="submit" variant="primary">
            {words.next}
          </Button>
          <Button onPress={state.begin}>{words.back}</Button>
        </Inline>
      </Form>
    </Card>
  );
}

const MAX_LENGTH = 60;

const shortened = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
