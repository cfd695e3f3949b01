import { Badge, ChevronDownIcon, TableCell, TableRow, Text } from '@pressdock/ui';
import { lazy, Suspense, useId, useState } from 'react';
import type { Product } from '../../../entities/product/product.kind.ts';
import { formatBytes, formatNumber } from '../../../shared/format.ts';
import { Day } from '../../../shared/page/Day.tsx';
import { unbroken } from '../../../shared/page/page.css.ts';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { versionsMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';
import { formatVersion, releaseStatus, requirementsLabel } from '../versions.rules.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { VersionMenu } from './VersionMenu.tsx';
import { VersionNumber } from './VersionNumber.tsx';
import * as styles from './VersionsTable.css.ts';

const ChangelogRow = lazy(async () => ({
  default: (await import('./ChangelogRow.tsx')).ChangelogRow,
}));

export interface VersionRowProps {
  product: Product;
  version: ProductVersion;
  columns: number;
  /** Whether the URL leads to this version. */
  isLinked: boolean;
  onOpen: (dialog: OpenDialog) => void;
  onDownload: (version: ProductVersion) => void;
}

/**
 * A row for a version with its changelog below: always for a theme, on demand for a plugin.
 * @see specification, section 2, "Versions page"
 */
export function VersionRow({
  product,
  version,
  columns,
  isLinked,
  onOpen,
  onDownload,
}: VersionRowProps) {
  const { table: words } = versionsMessages(product.kind);
  const changelogId = useId();
  const [isOpen, setOpen] = useState(false);
  const isTheme = product.kind === 'theme';
  const changelog = version.changelog ?? '';
  const hasChangelog = changelog.trim() !== '';
  const status = releaseStatus(version, product.latestVersion?.version);
  const warnings = version.warnings.length;
  return (
    <>
      <TableRow>
        <TableCell isRowHeader>
          <VersionNumber isLinked={isLinked}>{formatVersion(version.version)}</VersionNumber>
        </TableCell>
        <TableCell>
          <span className={styles.badges}>
            <Badge tone={status === 'latest' ? 'positive' : 'neutral'}>{words[status]}</Badge>
            {warnings > 0 ? <Badge tone="caution">{words.warnings(warnings)}</Badge> : null}
          </span>
        </TableCell>
        <TableCell>
          <span className={unbroken}>{requirementsLabel(version)}</span>
        </TableCell>
        <TableCell>
          <span className={styles.released}>
            <Day moment={version.createdAt} />
            <Text size="13" tone="muted">
              {formatBytes(version.fileSize)}
            </Text>
          </span>
        </TableCell>
        <TableCell align="end">{formatNumber(version.downloads)}</TableCell>
        <TableCell align="end" isPinned>
          <span className={styles.actions}>
            {!isTheme && hasChangelog ? (
              <button
                type="button"
                className={styles.opener}
                aria-label={words.changelog(version.version)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? changelogId : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <ChevronDownIcon />
              </button>
            ) : null}
            <DownloadButton kind={product.kind} version={version} onDownload={onDownload} />
            <VersionMenu product={product} version={version} onOpen={onOpen} />
          </span>
        </TableCell>
      </TableRow>
      {isTheme ? (
        <Suspense fallback={<EmptyRow id={changelogId} columns={columns} />}>
          <ChangelogRow id={changelogId} html={changelog} columns={columns} />
        </Suspense>
      ) : null}
      {isOpen ? (
        <Suspense fallback={<EmptyRow id={changelogId} columns={columns} />}>
          <ChangelogRow id={changelogId} html={changelog} columns={columns} />
        </Suspense>
      ) : null}
    </>
  );
}

function EmptyRow({ id, columns }: { id: string; columns: number }) {
  return (
    <tr id={id} className={styles.changelogRow}>
      <td colSpan={columns} />
    </tr>
  );
}
