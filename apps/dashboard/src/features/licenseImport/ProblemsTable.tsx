import {
  Button,
  Card,
  DownloadIcon,
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { saveFile } from '../../shared/export/saveFile.ts';
import { formatNumber } from '../../shared/format.ts';
import type { ImportProblem } from './batches.rules.ts';
import { importColumns } from './columns.rules.ts';
import * as styles from './import.css.ts';
import { importMessages } from './import.messages.ts';

const { problems: words, columns: mapped } = importMessages;
const { columns } = words;

const PAGE = 50;

const nameOf = (field: string) => {
  const column = importColumns.find((one) => one === field);
  return column ? mapped.names[column] : field;
};

async function save(problems: readonly ImportProblem[]): Promise<void> {
  const { unparse } = (await import('papaparse')).default;
  const head = [columns.row, columns.field, columns.message];
  const lines = problems.map(({ row, field, message }) => [row, nameOf(field), message]);
  saveFile(words.file, unparse([head, ...lines], { escapeFormulae: true }), 'text/csv');
}

/** Every problem with its line, page by page, and a button that exports all of them. */
export function ProblemsTable({ problems }: { problems: readonly ImportProblem[] }) {
  const [page, setPage] = useState(1);
  const byRow = useMemo(() => problems.toSorted((a, b) => a.row - b.row), [problems]);
  const pageCount = Math.ceil(problems.length / PAGE);
  const rows = byRow.slice((page - 1) * PAGE, page * PAGE);
  return (
    <Card
      title={words.title}
      padding="none"
      aside={
        <Button size="small" onPress={() => void save(byRow)}>
          <DownloadIcon />
          {words.download}
        </Button>
      }
      footer={
        pageCount > 1 ? (
          <Pagination
            label={words.pages}
            page={page}
            pageCount={pageCount}
            onPageChange={setPage}
          />
        ) : undefined
      }
    >
      <Table caption={words.caption} isCaptionHidden>
        <TableHead>
          <TableColumn>{columns.row}</TableColumn>
          <TableColumn>{columns.field}</TableColumn>
          <TableColumn>{columns.message}</TableColumn>
        </TableHead>
        <TableBody>
          {rows.map(({ row, field, message }) => (
            <TableRow key={`${row} ${field} ${message}`}>
              <TableCell>{formatNumber(row)}</TableCell>
              <TableCell>{nameOf(field)}</TableCell>
              <TableCell>
                <span className={styles.message}>{message}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
