import { FLAG_TYPES } from '@pressdock/api';
import { FlagTypeField, PercentageField } from '../../../entities/featureFlag/FlagTypeFields.tsx';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import type { FlagPath } from '../flags.queries.ts';
import * as styles from './FlagForm.css.ts';
import { flagFormMessages as words } from './flagForm.messages.ts';
import { GroupEditor } from './GroupEditor.tsx';
import { PeopleField } from './PeopleField.tsx';
import type { FlagFormHandle } from './useFlagForm.ts';

export interface TargetSectionProps {
  form: FlagFormHandle;
  /** The flag's product, and the flag if it exists. */
  path: Pick<FlagPath, 'id'> & Partial<FlagPath>;
}

/** The type of a flag, and the fields of that type. */
export function TargetSection({ form, path }: TargetSectionProps) {
  const { flag_type: type } = form.values;
  return (
    <FormSection name="audience" {...words.target}>
      <FlagTypeField types={FLAG_TYPES} field={form.field('flag_type')} />
      {type === '' || type === 'on/off' ? null : (
        <div className={styles.typeFields}>
          {type === 'percentage' ? <PercentageField field={form.field('percentage')} /> : null}
          {type === 'individual' ? <PeopleField form={form} path={path} /> : null}
          {type === 'group' ? <GroupEditor form={form} /> : null}
        </div>
      )}
    </FormSection>
  );
}
