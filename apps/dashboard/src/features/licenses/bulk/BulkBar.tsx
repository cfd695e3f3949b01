import { LICENSE_BULK_ACTIONS, type LicenseBulkAction, type LicenseResponse } from '@pressdock/api';
import { Button, Text } from '@pressdock/ui';
import { useState } from 'react';
import type { LicenseExport } from '../export/useLicenseExport.ts';
import type { LicenseFilter } from '../licenses.rules.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { bulkMessages as words } from './bulk.messages.ts';
import type { BulkScope } from './bulk.rules.ts';

export interface BulkBarProps {
  filter: LicenseFilter;
  /** The selected licenses. */
  rows: readonly LicenseResponse[];
  /** How many licenses match the filter, if all visible ones are selected and there are more. */
  total: number | null | undefined;
  files: LicenseExport;
  onDone: () => void;
}

/** Actions for the selected licenses, or for all that match the filter. */
export function BulkBar({ filter, rows, total, files, onDone }: BulkBarProps) {
  const [wantsAll, setWantsAll] = useState(false);
  const [action, setAction] = useState<LicenseBulkAction | null>(null);
  const canTakeAll = typeof total === 'number';
  // Deselecting one license limits the actions to the selection again.
  if (wantsAll && !canTakeAll) setWantsAll(false);
  const isAll = wantsAll && canTakeAll;
  const scope: BulkScope = isAll ? { filter, count: total } : { rows };
  return (
    <>
      {canTakeAll && !isAll ? (
        <Button size="small" variant="quiet" onPress={() => setWantsAll(true)}>
          {words.all(total)}
        </Button>
      ) : null}
      {isAll ? (
        <Text size="13" weight="medium">
          {words.isAll(total)}
        </Text>
      ) : null}
      {LICENSE_BULK_ACTIONS.map((one) => (
        <Button key={one} size="small" onPress={() => setAction(one)}>
          {words.actions[one]}
        </Button>
      ))}
      <Button
        size="small"
        onPress={() => (isAll ? files.saveAll(filter) : files.saveSelected(rows))}
      >
        {words.export}
      </Button>
      {action ? (
        <BulkDialog action={action} scope={scope} onClose={() => setAction(null)} onDone={onDone} />
      ) : null}
    </>
  );
}
