import type { LicenseResponse } from '@pressdock/api';
import { DataTable, type DataTableColumn, type DataTableProps } from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { DeleteLicenseDialog } from './DeleteLicenseDialog.tsx';
import { LicenseMenu } from './LicenseMenu.tsx';
import { LicenseMeta } from './LicenseMeta.tsx';
import { licenseMessages } from './license.messages.ts';
import { licenseColumns } from './licenseColumns.tsx';

type Row = LicenseResponse;

export interface LicenseTableProps
  extends Pick<
    DataTableProps<Row>,
    | 'caption'
    | 'rows'
    | 'emptyState'
    | 'isLoading'
    | 'errorMessage'
    | 'onRetry'
    | 'selectionMode'
    | 'selectedKeys'
    | 'onSelectionChange'
    | 'bulkActions'
  > {
  /** Whether deleting is offered. */
  showDelete: boolean;
  /** Whether the row of a deleted license disappears at once. */
  removeAfterDelete: boolean;
  /** Whether the rows belong to different customers. */
  hasCustomer?: boolean;
}

const idOf = ({ _id }: Row) => _id;

/**
 * A table of licenses with the actions of each.
 * @see specification, section 2, "License list and table"
 */
export function LicenseTable({
  showDelete,
  removeAfterDelete,
  hasCustomer = true,
  ...table
}: LicenseTableProps) {
  const [details, setDetails] = useState<Row | null>(null);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      ...licenseColumns({ hasCustomer }),
      {
        id: 'actions',
        header: licenseMessages.columns.actions,
        isHeaderHidden: true,
        isPinned: true,
        align: 'end',
        cell: (license) => (
          <LicenseMenu
            license={license}
            onShow={setDetails}
            onDelete={showDelete ? setDeleting : undefined}
          />
        ),
      },
    ],
    [hasCustomer, showDelete],
  );
  return (
    <>
      <DataTable {...table} isCaptionHidden columns={columns} getRowId={idOf} />
      {details ? <LicenseMeta license={details} onClose={() => setDetails(null)} /> : null}
      {deleting ? (
        <DeleteLicenseDialog
          license={deleting}
          removeAfterDelete={removeAfterDelete}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}
