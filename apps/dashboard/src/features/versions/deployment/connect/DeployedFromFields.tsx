import { Checkbox, TextField } from '@pressdock/ui';
import { BranchField } from './BranchField.tsx';
import { connectMessages as words } from './connect.messages.ts';

/** A form that holds the branch, the folder and the tags. */
interface DeployedFromForm {
  values: { releasesTags: boolean };
  field: (name: 'branch' | 'path') => {
    name: string;
    value: string;
    onChange: (value: string) => void;
  };
  change: (values: { releasesTags: boolean }) => void;
}

export interface DeployedFromFieldsProps {
  repositoryId: string;
  form: DeployedFromForm;
}

/** Selects the branch, the folder of a repository with several products, and whether to release tags. */
export function DeployedFromFields({ repositoryId, form }: DeployedFromFieldsProps) {
  return (
    <>
      <BranchField repositoryId={repositoryId} {...form.field('branch')} />
      <TextField
        {...form.field('path')}
        label={words.path}
        description={words.pathHint}
        isMonospace
        autoComplete="off"
      />
      <Checkbox
        name="releasesTags"
        description={words.tagsHint}
        isSelected={form.values.releasesTags}
        onChange={(releasesTags) => form.change({ releasesTags })}
      >
        {words.tags}
      </Checkbox>
    </>
  );
}
