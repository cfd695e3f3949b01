import { Alert, Button, Card, Form, Grid, Inline, Select, SelectItem, Text } from '@pressdock/ui';
import { useState } from 'react';
import { size } from '../../shared/sizes.ts';
import { type ImportColumn, importColumns } from './columns.rules.ts';
import { importMessages } from './import.messages.ts';
import type { ImportFile, ImportState } from './useImport.ts';

const { columns: words, checkFailed } = importMessages;

export interface ChooseColumnsProps {
  state: ImportState;
  chosen: ImportFile;
  /** Whether the check failed without a result. */
  hasFailed: boolean;
}

const NONE = 'none';

/** Asks which column of the file contains what, as far as the headers do not tell. */
export function ChooseColumns({ state, chosen, hasFailed }: ChooseColumnsProps) {
  const { headers, example, mapping } = chosen;
  const [isKeyMissing, setKeyMissing] = useState(false);
  const places = headers.map((header, at) => ({
    id: String(at),
    label: header.trim() || words.unnamed(at + 1),
  }));
  const map = (column: ImportColumn, place: string | null) => {
    const { [column]: _, ...others } = mapping;
    setKeyMissing(false);
    state.map(place === null || place === NONE ? others : { ...others, [column]: Number(place) });
  };
  const submit = () => {
    setKeyMissing(mapping.key === undefined);
    if (mapping.key !== undefined) state.check();
  };
  return (
    <Card title={words.title} aside={chosen.file.name}>
      <Form onSubmit={submit}>
        {hasFailed ? <Alert tone="critical">{checkFailed}</Alert> : null}
        <Text as="p" tone="muted">
          {words.hint}
        </Text>
        <Grid minColumnWidth={size.halfField}>
          {importColumns.map((column) => {
            const place = mapping[column];
            const value = place === undefined ? '' : (example[place] ?? '').trim();
            return (
              <Select
                key={column}
                name={column}
                label={words.names[column]}
                description={value === '' ? undefined : words.example(shortened(value))}
                errorMessage={column === 'key' && isKeyMissing ? words.keyMissing : undefined}
                value={place === undefined ? NONE : String(place)}
                onChange={(chosenPlace) => map(column, chosenPlace)}
                isRequired={column === 'key'}
              >
                <SelectItem id={NONE}>{words.none}</SelectItem>
                {places.map(({ id, label }) => (
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

const SHOWN = 60;

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
