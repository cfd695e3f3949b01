import { Button, Text } from '@pressdock/ui';
import { useState } from 'react';
import { Changes } from '../../../entities/user/Changes.tsx';
import type { FlagPath } from '../flags.queries.ts';
import { SelectPeopleDialog } from '../people/SelectPeopleDialog.tsx';
import * as styles from './FlagForm.css.ts';
import { flagFormMessages } from './flagForm.messages.ts';
import type { FlagFormHandle } from './useFlagForm.ts';

const { people: words } = flagFormMessages;

export interface PeopleFieldProps {
  form: FlagFormHandle;
  path: Pick<FlagPath, 'id'> & Partial<FlagPath>;
}

/** How many people a flag lists, and the dialog that selects them. */
export function PeopleField({ form, path }: PeopleFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { people } = form.values;
  const error = form.errors.fields?.people;
  return (
    <div className={styles.people}>
      <Text as="p">{people.length === 0 ? words.none : words.count(people.length)}</Text>
      {error === undefined ? null : (
        <Text as="p" size="13" tone="critical">
          {error}
        </Text>
      )}
      <Changes>
        <Button name="people" onPress={() => setOpen(true)}>
          {words.select}
        </Button>
      </Changes>
      {isOpen ? (
        <SelectPeopleDialog
          path={path}
          people={people}
          onSelect={(selected) => form.change({ people: selected })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
