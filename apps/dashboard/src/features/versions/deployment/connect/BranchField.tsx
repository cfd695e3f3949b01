import { Alert, Button, ComboBox, SelectItem, TextField } from '@pressdock/ui';
import { useState } from 'react';
import { branchesAtoms } from '../../../../entities/repository/repository.queries.ts';
import { sharedMessages } from '../../../../shared/messages.ts';
import { useAtomValue } from '../../../../shared/state.ts';
import { connectMessages as words } from './connect.messages.ts';

/** How many branches the list shows at once. */
const OFFERED = 100;

export interface BranchFieldProps {
  repositoryId: string;
  name: string;
  value: string;
  onChange: (branch: string) => void;
}

/** The branches of a repository to select from; a text field if they cannot be read. */
export function BranchField({ repositoryId, value, onChange, ...field }: BranchFieldProps) {
  const { data, error, isFetching, refetch } = useAtomValue(branchesAtoms(repositoryId));
  const [typed, setTyped] = useState('');
  const common = {
    ...field,
    label: words.branch,
    description: words.branchHint,
    isRequired: true,
  };
  if (data === undefined && error !== null) {
    return (
      <>
        <Alert
          tone="caution"
          title={words.branchesFailed}
          actions={
            <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
              {sharedMessages.retry}
            </Button>
          }
        >
          {error.message} {words.branchTyped}
        </Alert>
        <TextField {...common} value={value} onChange={onChange} isMonospace autoComplete="off" />
      </>
    );
  }
  if (data === undefined) {
    return <TextField {...common} value={value} isMonospace isReadOnly isPending />;
  }
  const query = typed === value ? '' : typed.toLowerCase();
  const names = data.map(({ name }) => name);
  const found = names.filter((name) => name.toLowerCase().includes(query)).slice(0, OFFERED);
  const offered = value === '' || found.includes(value) ? found : [value, ...found];
  return (
    <ComboBox
      {...common}
      placeholder={words.branchPlaceholder}
      emptyMessage={words.branchNone}
      items={offered.map((id) => ({ id }))}
      value={value === '' ? null : value}
      onChange={(branch) => onChange(branch ?? '')}
      onInputChange={setTyped}
    >
      {({ id }) => <SelectItem id={id}>{id}</SelectItem>}
    </ComboBox>
  );
}
