import { Table, TableBody, TableColumn, TableHead, VisuallyHidden } from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { versionsMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';
import { VersionRow } from './VersionRow.tsx';

export interface VersionsTableProps {
  product: Product;
  versions: readonly ProductVersion[];
  onOpen: (dialog: OpenDialog) => void;
}

const COLUMNS = 7;

/** A table of versions, newest first. */
export function VersionsTable({ product, versions, onOpen }: VersionsTableProps) {
  const { table: words } = versionsMessages(product.kind);
  return (
    <Table caption={words.caption(product.name)} isCaptionHidden>
      <TableHead>
        <TableColumn>{words.version}</TableColumn>
        <TableColumn>{words.status}</TableColumn>
        <TableColumn>{words.requires}</TableColumn>
        <TableColumn>{words.released}</TableColumn>
        <TableColumn align="end">{words.downloads}</TableColumn>
        <TableColumn align="end">{words.size}</TableColumn>
        <TableColumn align="end" isPinned>
          <VisuallyHidden>{words.actions}</VisuallyHidden>
        </TableColumn>
      </TableHead>
      <TableBody>
        {versions.map((version) => (
          <VersionRow
            key={version._id}
            product={product}
            version={version}
            columns={COLUMNS}
            onOpen={onOpen}
          />
        ))}
      </TableBody>
    </Table>
  );
}
