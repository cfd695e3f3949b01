import { Table, TableBody, TableColumn, TableHead } from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import { ActionsColumn } from '../../../shared/page/ActionsColumn.tsx';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { versionsMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';
import { VersionRow } from './VersionRow.tsx';

export interface VersionsTableProps {
  product: Product;
  versions: readonly ProductVersion[];
  /** The id of the version that the URL leads to. */
  linkedId: string | null;
  onOpen: (dialog: OpenDialog) => void;
  onDownload: (version: ProductVersion) => void;
}

const COLUMNS = 6;

/** A table of versions, newest first. */
export function VersionsTable({ product, versions, linkedId, ...actions }: VersionsTableProps) {
  const { table: words } = versionsMessages(product.kind);
  return (
    <Table caption={words.caption(product.name)} isCaptionHidden>
      <TableHead>
        <TableColumn>{words.version}</TableColumn>
        <TableColumn>{words.status}</TableColumn>
        <TableColumn>{words.requires}</TableColumn>
        <TableColumn>{words.releasedAndSize}</TableColumn>
        <TableColumn align="end">{words.downloads}</TableColumn>
        <ActionsColumn label={words.actions} />
      </TableHead>
      <TableBody>
        {versions.map((version) => (
          <VersionRow
            key={version._id}
            product={product}
            version={version}
            columns={COLUMNS}
            isLinked={version._id === linkedId}
            {...actions}
          />
        ))}
      </TableBody>
    </Table>
  );
}
