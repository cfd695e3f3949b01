import type { PackageReport } from '@pressdock/api';
import {
  Badge,
  Disclosure,
  Heading,
  SearchField,
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
import { formatBytes } from '../../../shared/format.ts';
import * as styles from './PackageReportView.css.ts';
import { packageReportMessages as words } from './packageReport.messages.ts';
import {
  type ChangedFile,
  FILTER_FROM,
  filterFiles,
  unlistedFiles,
} from './packageReport.rules.ts';

const tones = { added: 'positive', removed: 'critical', changed: 'neutral' } as const;

function sizeChange(bytes: number): string {
  if (bytes === 0) return words.sameSize;
  return bytes > 0 ? words.larger(formatBytes(bytes)) : words.smaller(formatBytes(-bytes));
}

/** The differences from the previous version's package: counts, size and files. */
export function PackageComparison({ comparison }: Pick<PackageReport, 'comparison'>) {
  if (comparison === null) {
    return (
      <Text as="p" tone="muted">
        {words.first}
      </Text>
    );
  }
  const unlisted = unlistedFiles(comparison);
  return (
    <Stack gap="8">
      <Heading level={3} size="14">
        {words.comparison(comparison.version)}
      </Heading>
      <Text as="p">
        {words.counts(comparison)}. {sizeChange(comparison.fileSizeChange)}.
      </Text>
      {comparison.files.length > 0 ? (
        <Disclosure title={words.showFiles(comparison.files.length)}>
          <Stack gap="12">
            <ChangedFiles files={comparison.files} />
            {unlisted > 0 ? (
              <Text as="p" tone="muted">
                {words.more(unlisted)}
              </Text>
            ) : null}
          </Stack>
        </Disclosure>
      ) : null}
    </Stack>
  );
}

function ChangedFiles({ files }: { files: readonly ChangedFile[] }) {
  const [query, setQuery] = useState('');
  const visible = filterFiles(files, query);
  return (
    <Stack gap="12">
      {files.length >= FILTER_FROM ? (
        <SearchField
          label={words.filter}
          description={words.filterHint(visible.length, files.length)}
          value={query}
          onChange={setQuery}
        />
      ) : null}
      {visible.length === 0 ? <Text tone="muted">{words.noMatch}</Text> : null}
      {visible.length > 0 ? (
        <Table caption={words.changedFiles} isCaptionHidden>
          <TableHead>
            <TableColumn>{words.path}</TableColumn>
            <TableColumn>{words.change}</TableColumn>
            <TableColumn align="end">{words.size}</TableColumn>
          </TableHead>
          <TableBody>
            {visible.map(({ path, change, size, previousSize }) => (
              <TableRow key={`${change} ${path}`}>
                <TableCell isRowHeader>
                  <span className={styles.path}>{path}</span>
                </TableCell>
                <TableCell>
                  <Badge tone={tones[change]}>{words.changes[change]}</Badge>
                </TableCell>
                <TableCell align="end">{formatBytes(size ?? previousSize ?? 0)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </Stack>
  );
}
