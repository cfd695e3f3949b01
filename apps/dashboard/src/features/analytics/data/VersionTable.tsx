import { analyticsMessages } from '../../../entities/analytics/analytics.messages.ts';
import { versionTableAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { VersionGrid } from '../../../entities/analytics/VersionGrid.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { Widget } from '../widget/Widget.tsx';
import { noSitesText } from './noSites.rules.ts';

/** The sites of the day by WordPress and product version. */
export function VersionTable({ scope: { product, date, filters } }: { scope: DataScope }) {
  const request = useAtomValue(versionTableAtoms({ product, date, filter: filters }));
  const data = useLastKnown(request.data);
  return (
    <Widget
      title={analyticsMessages.versionTable}
      request={request}
      data={data}
      empty={({ wordpress, isDeleted }) =>
        wordpress.length > 0 ? undefined : noSitesText(filters, isDeleted)
      }
    >
      {(table) => <VersionGrid table={table} />}
    </Widget>
  );
}
