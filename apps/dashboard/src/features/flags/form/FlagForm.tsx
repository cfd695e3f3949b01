import { Button, ConfirmDialog, Inline, LinkButton } from '@pressdock/ui';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FormFields } from '../../../entities/user/FormFields.tsx';
import * as parts from '../../../shared/form/FormSection.css.ts';
import { formMessages } from '../../../shared/form/form.messages.ts';
import { PageForm } from '../../../shared/form/PageForm.tsx';
import { formColumn } from '../../../shared/page/page.css.ts';
import { paths } from '../../../shared/paths.ts';
import type { FlagPath } from '../flags.queries.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { flagFormMessages as words } from './flagForm.messages.ts';
import { TargetSection } from './TargetSection.tsx';
import type { FlagFormHandle } from './useFlagForm.ts';

export interface FlagFormProps {
  form: FlagFormHandle;
  /** The flag's product, and the flag if it exists. */
  path: Pick<FlagPath, 'id'> & Partial<FlagPath>;
  submitLabel: string;
}

/** The form that adds and edits flags. */
export function FlagForm({ form, path, submitLabel }: FlagFormProps) {
  const { lock } = form;
  return (
    <div className={formColumn}>
      <PageForm
        form={form}
        subject="flag"
        errorTitle={words.errorTitle}
        actions={
          <Inline gap="8">
            <Changes>
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {submitLabel}
              </Button>
            </Changes>
            <LinkButton href={paths.flags(path.id)}>{formMessages.cancel}</LinkButton>
          </Inline>
        }
      >
        <FormFields>
          <div className={parts.sections}>
            <BasicsSection form={form} isNew={path.flagId === undefined} />
            <TargetSection form={form} path={path} />
          </div>
        </FormFields>
      </PageForm>
      <ConfirmDialog
        isOpen={lock.isAsking}
        onOpenChange={lock.cancel}
        title={words.lock.title}
        confirmLabel={words.lock.confirm}
        isCritical
        onConfirm={lock.confirm}
      >
        {words.lock.body}
      </ConfirmDialog>
    </div>
  );
}
