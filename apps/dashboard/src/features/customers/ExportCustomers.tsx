import { Button, DownloadIcon } from '@pressdock/ui';
import { isViewingAtom } from '../../entities/user/viewing.atoms.ts';
import { saveStream } from '../../shared/saveStream.ts';
import { useAtomValue } from '../../shared/state.ts';
import type { FileExport } from '../../shared/useFileExport.ts';
import { customersMessages as words } from './customers.messages.ts';

export interface ExportCustomersProps {
  /** What is searched for; blank saves all. */
  query: string;
  file: FileExport;
  isDisabled: boolean;
}

/** Saves the customers that are found as a file. */
export function ExportCustomers({ query, file, isDisabled }: ExportCustomersProps) {
  const save = () => {
    const wanted = new URLSearchParams(query.trim() === '' ? {} : { q: query.trim() });
    void file.start((options) =>
      saveStream(words.exporting.file, `/api/v2/customers/export?${wanted}`, options),
    );
  };
  if (useAtomValue(isViewingAtom)) return null;
  return (
    <Button isDisabled={isDisabled} isPending={file.state.name === 'saving'} onPress={save}>
      <DownloadIcon size={16} />
      {words.export}
    </Button>
  );
}
