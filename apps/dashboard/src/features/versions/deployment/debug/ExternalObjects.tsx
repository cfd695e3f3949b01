import {
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { useState } from 'react';
import type { DeploymentRef } from '../../../../entities/deployment/deployment.queries.ts';
import { isViewingAtom } from '../../../../entities/user/viewing.atoms.ts';
import { ConfirmActionDialog } from '../../../../shared/form/ConfirmActionDialog.tsx';
import { ActionsColumn } from '../../../../shared/page/ActionsColumn.tsx';
import { Day } from '../../../../shared/page/Day.tsx';
import { FailureNotice } from '../../../../shared/page/FailureNotice.tsx';
import { unbroken } from '../../../../shared/page/page.css.ts';
import { useAtomValue, useSetAtom } from '../../../../shared/state.ts';
import { debugMessages as words } from './debug.messages.ts';
import { deleteExternalAtom, externalObjectsAtoms } from './debug.queries.ts';
import { type ExternalKind, type ExternalObject, externalRows, pathId } from './debug.rules.ts';

/** An object that the operator was asked about. */
interface Deleting {
  type: ExternalKind;
  object: ExternalObject;
}

/** Two tables: the deploy keys and the webhooks of a product's repository. */
export function ExternalObjects(deployment: DeploymentRef) {
  const { data, error, isFetching, refetch } = useAtomValue(externalObjectsAtoms(deployment));
  const isViewing = useAtomValue(isViewingAtom);
  const remove = useSetAtom(deleteExternalAtom);
  const [deleting, setDeleting] = useState<Deleting | null>(null);
  if (data === undefined && error !== null) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {`${words.failed}: ${error.message}`}
      </FailureNotice>
    );
  }
  if (data === undefined) return <Text role="status">{words.loading}</Text>;
  const rows = externalRows(data);
  return (
    <Stack gap="16">
      <Text as="p" tone="muted" size="13">
        {words.context}
      </Text>
      {(['deployKeys', 'webhooks'] as const).map((type) => (
        <ObjectTable
          key={type}
          type={type}
          rows={rows[type]}
          onDelete={isViewing ? undefined : (object) => setDeleting({ type, object })}
        />
      ))}
      {deleting ? (
        <ConfirmActionDialog
          title={words.question(deleting.object.name)}
          confirmLabel={words.delete}
          failed={words.deleteFailed}
          perform={() => remove({ ...deployment, ...deleting })}
          onClose={() => setDeleting(null)}
        >
          {words.body}
        </ConfirmActionDialog>
      ) : null}
    </Stack>
  );
}

interface ObjectTableProps {
  type: ExternalKind;
  rows: readonly ExternalObject[];
  onDelete: ((object: ExternalObject) => void) | undefined;
}

function ObjectTable({ type, rows, onDelete }: ObjectTableProps) {
  const { columns } = words;
  if (rows.length === 0) return <Text as="p">{words.none[type]}</Text>;
  return (
    <Table caption={words[type]}>
      <TableHead>
        <TableColumn>{columns.name}</TableColumn>
        <TableColumn>{columns.externalId}</TableColumn>
        <TableColumn>{columns.internalId}</TableColumn>
        <TableColumn>{columns.state}</TableColumn>
        <TableColumn>{columns.created}</TableColumn>
        {onDelete ? <ActionsColumn label={columns.actions} /> : null}
      </TableHead>
      <TableBody>
        {rows.map((object) => (
          <TableRow key={`${pathId(object.externalId)} ${pathId(object.internalId)}`}>
            <TableCell isRowHeader>{object.name}</TableCell>
            <TableCell>
              <ObjectId id={object.externalId} />
            </TableCell>
            <TableCell>
              <ObjectId id={object.internalId} />
            </TableCell>
            <TableCell>
              <span className={unbroken}>{object.state}</span>
            </TableCell>
            <TableCell>
              <span className={unbroken}>
                {object.createdAt === null ? words.noId : <Day moment={object.createdAt} />}
              </span>
            </TableCell>
            {onDelete ? (
              <TableCell align="end" isPinned>
                <Button
                  size="small"
                  aria-label={words.deleteOf(object.name)}
                  onPress={() => onDelete(object)}
                >
                  {words.delete}
                </Button>
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ObjectId({ id }: { id: ExternalObject['internalId'] }) {
  if (id === null) return words.noId;
  return (
    <Text isMonospace size="13">
      {id}
    </Text>
  );
}
