import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  VisuallyHidden,
} from '@pressdock/ui';
import { Fragment } from 'react';
import type { Product } from '../../entities/product/product.kind.ts';
import { Day } from '../../shared/Day.tsx';
import { formatBytes, formatNumber } from '../../shared/format.ts';
import { htmlToText } from './changelog.rules.ts';
import type { ProductVersion } from './products.queries.ts';
import type { OpenDialog } from './VersionDialogs.tsx';
import { VersionMenu } from './VersionMenu.tsx';
import * as styles from './VersionsTable.css.ts';
import { versionsMessages } from './versions.messages.ts';
import { releaseStatus, requirementsLabel } from './versions.rules.ts';

export interface VersionsTableProps {
  product: Product;
  versions: readonly ProductVersion[];
  onOpen: (dialog: OpenDialog) => void;
}

/** Versions row by row, newest first; a theme's rows also tell what changed. */
export function VersionsTable({ product, versions, onOpen }: VersionsTableProps) {
  const { table: words } = versionsMessages(product.kind);
  const isTheme = product.kind === 'theme';

  const row = (version: ProductVersion) => {
    const status = releaseStatus(version.version, product.latestVersion?.version);
    const remarks = version.warnings.length;
    return (
      <TableRow>
        <TableCell isRowHeader>
          <Text isMonospace size="13">
            {version.version}
          </Text>
        </TableCell>
        <TableCell>
          <span className={styles.badges}>
            <Badge tone={status === 'latest' ? 'positive' : 'neutral'}>{words[status]}</Badge>
            {remarks > 0 ? <Badge tone="caution">{words.warnings(remarks)}</Badge> : null}
          </span>
        </TableCell>
        <TableCell>
          <span className={styles.unbroken}>{requirementsLabel(version)}</span>
        </TableCell>
        <TableCell>
          <span className={styles.unbroken}>
            <Day moment={version.createdAt} />
          </span>
        </TableCell>
        <TableCell align="end">{formatNumber(version.downloads)}</TableCell>
        <TableCell align="end">{formatBytes(version.fileSize)}</TableCell>
        <TableCell align="end" isPinned>
          <VersionMenu version={version} onOpen={onOpen} />
        </TableCell>
      </TableRow>
    );
  };

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
          <Fragment key={version._id}>
            {row(version)}
            {isTheme ? <Changelog html={version.changelog ?? ''} /> : null}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}

const COLUMNS = 7;

/** What changed in the version of the row above. */
function Changelog({ html }: { html: string }) {
  const text = htmlToText(html);
  return (
    <tr className={styles.changelogRow}>
      <td colSpan={COLUMNS} className={styles.changelogCell}>
        {text === '' ? null : <p className={styles.changelog}>{text}</p>}
      </td>
    </tr>
  );
}
