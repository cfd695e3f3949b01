import type { FlagResponse } from '@pressdock/api';
import { Badge, CopyIcon, type DataTableColumn, IconButton, Link, Text } from '@pressdock/ui';
import { targetInWords } from '../../../entities/featureFlag/featureFlag.rules.ts';
import { copyText } from '../../../shared/copyText.ts';
import { Day } from '../../../shared/page/Day.tsx';
import { unbroken } from '../../../shared/page/page.css.ts';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { pathOf } from '../flags.queries.ts';
import { FlagMenu } from './FlagMenu.tsx';
import { FlagSwitch, ToggleError } from './FlagSwitch.tsx';
import { flagListMessages as words } from './flagList.messages.ts';
import * as styles from './flags.css.ts';

const { columns: names } = words;

/** The columns of a table of flags. */
export function flagColumns(
  onDelete: (flag: FlagResponse) => void,
): DataTableColumn<FlagResponse>[] {
  return [
    {
      id: 'active',
      header: names.active,
      width: size.switchColumn,
      cell: (flag) => <FlagSwitch flag={flag} />,
    },
    {
      id: 'name',
      header: names.name,
      isRowHeader: true,
      isSortable: true,
      cell: (flag) => <FlagName flag={flag} />,
    },
    {
      id: 'identifier',
      header: names.identifier,
      cell: ({ identifier }) => <Identifier value={identifier} />,
    },
    {
      id: 'lastRequest',
      header: names.lastRequest,
      isSortable: true,
      width: size.dayColumn,
      cell: ({ lastRequestAt }) =>
        lastRequestAt === null ? (
          <Text tone="muted">{words.neverRequested}</Text>
        ) : (
          <span className={unbroken}>
            <Day moment={lastRequestAt} />
          </span>
        ),
    },
    {
      id: 'changed',
      header: names.changed,
      isSortable: true,
      width: size.editorColumn,
      cell: ({ changedAt, lastEditor }) => (
        <>
          <span className={unbroken}>
            <Day moment={changedAt} />
          </span>
          <span className={styles.editor} title={lastEditor ?? undefined}>
            {lastEditor ?? words.bySchedule}
          </span>
        </>
      ),
    },
    {
      id: 'actions',
      header: names.actions,
      isHeaderHidden: true,
      isPinned: true,
      align: 'end',
      width: size.menuColumn,
      cell: (flag) => <FlagMenu flag={flag} onDelete={onDelete} />,
    },
  ];
}

/** A flag's name, and for whom it is on. */
function FlagName({ flag }: { flag: FlagResponse }) {
  const { id, flagId } = pathOf(flag);
  return (
    <span className={styles.name}>
      <Link href={paths.editFlag(id, flagId)}>{flag.name}</Link>
      <span className={styles.target}>{targetInWords(flag)}</span>
      {flag.stale || flag.hasSchedule ? (
        <span className={styles.marks}>
          {flag.stale ? (
            <>
              <Badge tone="caution">{words.staleBadge}</Badge>
              <Text size="13" tone="muted">
                {words.staleReasons[flag.stale]}
              </Text>
            </>
          ) : null}
          {flag.hasSchedule ? <Badge tone="info">{words.scheduled}</Badge> : null}
        </span>
      ) : null}
      <ToggleError flagId={flagId} />
    </span>
  );
}

/** An identifier and the button that copies it. */
function Identifier({ value }: { value: string }) {
  return (
    <span className={styles.identifier}>
      <Text size="13" isMonospace isTruncated title={value}>
        {value}
      </Text>
      <IconButton
        size="small"
        label={words.copy(value)}
        icon={<CopyIcon />}
        onPress={() => void copyText(value, { copied: words.copied, failed: words.copyFailed })}
      />
    </span>
  );
}
