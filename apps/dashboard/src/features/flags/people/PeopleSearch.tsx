import { FLAG_LIMITS } from '@pressdock/api/limits';
import { Checkbox, SearchField, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { useSettled } from '../../../shared/useSettled.ts';
import { flagUserSearchAtoms } from './flagUsers.queries.ts';
import * as styles from './people.css.ts';
import { peopleMessages } from './people.messages.ts';

const { search: words } = peopleMessages;

export interface PeopleSearchProps {
  productId: string;
  selected: readonly string[];
  onTick: (person: string, isTicked: boolean) => void;
}

/** Finds people who have made requests, to be ticked. A blank search is rejected. */
export function PeopleSearch({ productId, selected, onTick }: PeopleSearchProps) {
  const [typed, setTyped] = useState('');
  const [isRejected, setRejected] = useState(false);
  const query = useSettled(typed.trim());
  const search = flagUserSearchAtoms({ id: productId, query });
  const { data, error, isError, isFetching, refetch } = useAtomValue(search);
  const type = (text: string) => {
    setTyped(text);
    setRejected(typed.trim() !== '' && text.trim() === '');
  };
  return (
    <Stack gap="16">
      <SearchField
        label={words.label}
        placeholder={words.placeholder}
        value={typed}
        onChange={type}
        onSubmit={(text) => setRejected(text.trim() === '')}
        isPending={isFetching}
        errorMessage={isRejected ? words.required : error?.error.fields?.id}
      />
      {isError && error?.error.fields === undefined ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.failed}
        </FailureNotice>
      ) : null}
      <div role="status" className={styles.status}>
        {data?.length === 0 ? words.none(query) : null}
      </div>
      {data && data.length > 0 ? (
        <ul aria-label={words.found} className={styles.found}>
          {data.map(({ _id: person, lastRequestAt }) => (
            <li key={person}>
              <Checkbox
                isSelected={selected.includes(person)}
                onChange={(isTicked) => onTick(person, isTicked)}
                description={words.lastRequest(lastRequestAt)}
              >
                {person}
              </Checkbox>
            </li>
          ))}
        </ul>
      ) : null}
      {data?.length === FLAG_LIMITS.results ? (
        <Text as="p" size="13" tone="muted">
          {words.more}
        </Text>
      ) : null}
    </Stack>
  );
}
