import { Button, Checkbox, TextField } from '@pressdock/ui';
import { useEffect, useRef } from 'react';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import * as styles from './FlagForm.css.ts';
import { flagFormMessages as words } from './flagForm.messages.ts';
import { withName } from './flagForm.rules.ts';
import type { FlagFormHandle } from './useFlagForm.ts';

/** The name and the identifier of a flag, and whether it is on. */
export function BasicsSection({ form, isNew }: { form: FlagFormHandle; isNew: boolean }) {
  const { lock, values } = form;
  const input = useRef<HTMLInputElement>(null);
  const wasLocked = useRef(lock.isLocked);

  // The button that unlocked the field is gone, and the focus with it.
  useEffect(() => {
    if (wasLocked.current && !lock.isLocked) input.current?.focus();
    wasLocked.current = lock.isLocked;
  }, [lock.isLocked]);

  return (
    <FormSection name="flag" {...words.basics}>
      <TextField
        {...form.field('name')}
        onChange={(name) => form.change(isNew ? withName(values, name) : { name })}
        label={words.name}
        description={words.nameHint}
        autoComplete="off"
        isRequired
      />
      <div className={styles.row}>
        <TextField
          {...form.field('identifier')}
          ref={input}
          label={words.identifier}
          description={lock.isLocked ? words.identifierLocked : words.identifierHint}
          autoComplete="off"
          isMonospace
          isReadOnly={lock.isLocked}
          isRequired
        />
        {lock.isLocked ? (
          <Changes>
            <div className={styles.besideField}>
              <Button onPress={lock.ask}>{words.changeIdentifier}</Button>
            </div>
          </Changes>
        ) : null}
      </div>
      <Checkbox
        name="active"
        isSelected={values.active}
        onChange={(active) => form.change({ active })}
        description={words.activeHint}
      >
        {words.active}
      </Checkbox>
    </FormSection>
  );
}
