import { type DataTableColumn, Text } from '@pressdock/ui';
import { valueLabel } from '../../../entities/analytics/siteValue.rules.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { breakable, unbroken } from '../../../shared/page/page.css.ts';
import { updateHealthMessages } from '../updateHealth.messages.ts';
import type { OutcomeSite } from '../updateHealth.queries.ts';

const { sites: words } = updateHealthMessages;

/** A site at its position in the list, because sites without consent have no name to tell them apart. */
export type ListedSite = OutcomeSite & { index: number };

type Column = DataTableColumn<ListedSite>;

/** Returns the id of a row. */
export const rowIdOf = ({ index }: ListedSite) => String(index);

const fact = (id: 'wordpress' | 'php' | 'mysql' | 'language'): Column => ({
  id,
  header: words[id],
  cell: (site) => {
    const value = site[id];
    return value === null ? <Unknown /> : valueLabel(id, value);
  },
});

const version = (id: 'previousVersion' | 'currentVersion', header: string): Column => ({
  id,
  header,
  cell: (site) =>
    site[id] === null ? (
      <Unknown />
    ) : (
      <span className={unbroken}>
        <Text isMonospace size="13">
          {site[id]}
        </Text>
      </span>
    ),
});

function Unknown() {
  return <Text tone="subtle">{words.unknown}</Text>;
}

/** The columns of the sites with an outcome. */
export const siteColumns: readonly Column[] = [
  {
    id: 'site',
    header: words.site,
    isRowHeader: true,
    cell: ({ domain }) =>
      domain === null ? (
        <Text tone="muted" weight="regular">
          {words.noConsent}
        </Text>
      ) : (
        <span className={breakable}>{domain}</span>
      ),
  },
  {
    id: 'at',
    header: words.at,
    cell: ({ at }) => (
      <time dateTime={at} className={unbroken}>
        {formatDateTime(at)}
      </time>
    ),
  },
  version('previousVersion', words.previous),
  version('currentVersion', words.current),
  fact('wordpress'),
  fact('php'),
  fact('mysql'),
  fact('language'),
];
