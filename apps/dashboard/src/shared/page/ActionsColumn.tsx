import { TableColumn, VisuallyHidden } from '@pressdock/ui';

/** The header of the column with the actions of each row, which stays visible while the table scrolls. */
export function ActionsColumn({ label }: { label: string }) {
  return (
    <TableColumn align="end" isPinned>
      <VisuallyHidden>{label}</VisuallyHidden>
    </TableColumn>
  );
}
