import { Alert, Button, FileDrop, Stack, TextArea } from '@pressdock/ui';
import { useState } from 'react';
import * as styles from './people.css.ts';
import { peopleMessages } from './people.messages.ts';
import type { PeopleList } from './peopleList.rules.ts';

const { list: words } = peopleMessages;

/** How many rejected entries are shown with their reason; the others remain in the field. */
const LISTED = 10;

export interface PeopleTextListProps {
  text: string;
  onType: (text: string) => void;
  /** What the last list contained; undefined before the first one, and while typing. */
  result: PeopleList | undefined;
  onAdd: () => void;
}

/** Adds people from a pasted text or a dropped file. What cannot be added stays in the field. */
export function PeopleTextList({ text, onType, result, onAdd }: PeopleTextListProps) {
  const [isBlank, setBlank] = useState(false);
  const [hasFileFailed, setFileFailed] = useState(false);

  const add = () => {
    const isEmpty = text.replaceAll(/[,\s]/g, '') === '';
    setBlank(isEmpty);
    if (!isEmpty) onAdd();
  };
  const readFile = async (file: File | null) => {
    setFileFailed(false);
    if (file === null) return;
    try {
      const read = await file.text();
      setBlank(false);
      onType(text.trim() === '' ? read : `${text.trimEnd()}\n${read}`);
    } catch {
      setFileFailed(true);
    }
  };
  return (
    <Stack gap="16">
      <TextArea
        label={words.text}
        description={words.textHint}
        errorMessage={isBlank ? words.empty : undefined}
        value={text}
        onChange={(typed) => {
          onType(typed);
          setBlank(false);
        }}
        rows={6}
      />
      <FileDrop
        label={words.file}
        description={words.fileHint}
        acceptedFileTypes={['.txt', '.csv', 'text/plain', 'text/csv']}
        file={null}
        onSelect={(file) => void readFile(file)}
        errorMessage={hasFileFailed ? words.fileFailed : undefined}
      />
      <div>
        <Button onPress={add}>{words.add}</Button>
      </div>
      {result ? <ListResult result={result} /> : null}
    </Stack>
  );
}

function ListResult({ result: { added, duplicates, rejected } }: { result: PeopleList }) {
  const hidden = rejected.length - LISTED;
  return (
    <>
      <Alert tone={added.length > 0 ? 'positive' : 'info'}>
        {words.added(added.length, duplicates)}
      </Alert>
      {rejected.length > 0 ? (
        <Alert tone="critical" title={words.rejectedTitle(rejected.length)}>
          <ul className={styles.rejected}>
            {rejected.slice(0, LISTED).map(({ line, text, reason }) => (
              <li key={text}>{words.rejected(line, text, reason)}</li>
            ))}
          </ul>
          {hidden > 0 ? words.others(hidden) : null}
        </Alert>
      ) : null}
    </>
  );
}
