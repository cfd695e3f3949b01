import { Stat, StatGroup } from '@pressdock/ui';
import { hasAnalyticsPlanAtom } from '../../../entities/analytics/analyticsPlan.atoms.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { formatBytes, formatDate, formatNumber } from '../../../shared/format.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { ActiveInstalls } from '../analytics/ActiveInstalls.tsx';
import { formatShare } from '../figures.ts';
import { versionsMessages } from '../versions.messages.ts';
import { versionsAtoms } from '../versions.queries.ts';

/** The sites that use a product, with the analytics plan, and four figures about its versions. */
export function VersionsStats({ product }: { product: Product }) {
  const { kind, _id: id, latestVersion } = product;
  const { stats: words } = versionsMessages(kind);
  const { data } = useAtomValue(versionsAtoms({ kind, id, isAll: false }));
  const latest = rowsOf(data)?.find(({ version }) => version === latestVersion?.version);
  const hasAnalytics = useAtomValue(hasAnalyticsPlanAtom) === true;
  const ofLatest = latestVersion?.downloads ?? 0;
  return (
    <StatGroup>
      {hasAnalytics ? <ActiveInstalls productId={id} /> : null}
      <Stat
        label={words.latest}
        value={latestVersion?.version ?? words.noVersion}
        detail={latest ? words.released(formatDate(latest.createdAt)) : undefined}
      />
      <Stat
        label={words.downloads}
        value={formatNumber(product.downloads)}
        detail={words.allVersions}
      />
      <Stat
        label={words.latestDownloads}
        value={formatNumber(ofLatest)}
        detail={
          product.downloads > 0
            ? words.share(formatShare(ofLatest, product.downloads))
            : words.noShare
        }
      />
      <Stat
        label={words.versions}
        value={formatNumber(product.versionCount)}
        detail={latest ? words.latestSize(formatBytes(latest.fileSize)) : undefined}
      />
    </StatGroup>
  );
}
