import { Button, DownloadIcon } from '@pressdock/ui';
import { Changes } from '../../entities/user/Changes.tsx';
import { saveStream } from '../../shared/export/saveStream.ts';
import type { FileExport } from '../../shared/export/useFileExport.ts';
import { customersMessages as words } from './customers.messages.ts';

export interface ExportCustomersProps {
  /** The search text; blank exports all customers. */
  query: string;
  file: FileExport;
  isDisabled: boolean;
}

/** Exports the customers that a search finds as a file. */
export function ExportCustomers({ query, file, isDisabled }: ExportCustomersProps) {
  const save = () => {
    const params = new URLSearchParams(query.trim() === '' ? {} : { q: query.trim() });
    void file.start((options) =>
      saveStream(words.exporting.file, `/api/v2/customers/export?${params}`, options),
    );
  };
  return (
    <Changes>
      <Button isDisabled={isDisabled} isPending={file.state.name === 'saving'} onPress={save}>
        <DownloadIcon size={16} />
        {words.export}
      </Button>
    </Changes>
  );
}
