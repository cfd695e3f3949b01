import { SITE_FILTER_LIMITS, type SiteFact } from '@pressdock/api/limits';
import { Button, Grid, LinkButton, PageHeader, Stack } from '@pressdock/ui';
import { useMemo } from 'react';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { readFilters } from '../../../entities/analytics/siteFilter.rules.ts';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { analyticsPageMessages } from '../analytics.messages.ts';
import { Answers } from '../answers/Answers.tsx';
import { Domains } from '../domains/Domains.tsx';
import { filtersMessages } from '../filters/filters.messages.ts';
import { SiteFilters } from '../filters/SiteFilters.tsx';
import { MissingProduct } from '../products/MissingProduct.tsx';
import { analyticsProductsAtoms } from '../products/products.queries.ts';
import { ShareButton } from '../shares/ShareButton.tsx';
import { Themes } from '../themes/Themes.tsx';
import { useAnalyticsView } from '../useAnalyticsView.ts';
import { dataMessages as words } from '../widget/data.messages.ts';
import { Activity } from './Activity.tsx';
import { FactWidget } from './FactWidget.tsx';
import { Growth } from './Growth.tsx';
import { OtherPlugins } from './OtherPlugins.tsx';
import { TotalFigures } from './Totals.tsx';
import { VersionTable } from './VersionTable.tsx';

const facts = [
  'version',
  'wordpress',
  'php',
  'mysql',
  'language',
  'country',
  'hosting',
  'theme',
] as const satisfies readonly SiteFact[];

/** The third step: the data of a product on one day or two. The URL holds what is shown. */
export function DataStep() {
  const { view, change } = useAnalyticsView();
  const { product = '', date = '', compared, filters } = view;
  const products = useAtomValue(analyticsProductsAtoms({})).data?.data;
  const name = products?.find(({ id }) => id === product)?.name;
  const scope = useMemo(
    () => ({ product, date, compared, filters }),
    [product, date, compared, filters],
  );
  const addFilter = (filter: string) => {
    if (filters.length >= SITE_FILTER_LIMITS.filters && !filters.includes(filter)) {
      toasts.add({ title: filtersMessages.tooMany(SITE_FILTER_LIMITS.filters) });
      return;
    }
    change({ filters: readFilters([...filters, filter]) });
  };
  if (products !== undefined && name === undefined) return <MissingProductPage />;
  return (
    <Stack gap="24">
      <PageTitle title={analyticsPageMessages.title} />
      <PageHeader
        title={name ?? analyticsPageMessages.title}
        context={words.days(
          formatDay(date),
          compared === undefined ? undefined : formatDay(compared),
        )}
        actions={
          <>
            <LinkButton href={analyticsPaths.updateHealth(product)}>
              {words.updateHealth}
            </LinkButton>
            <LinkButton href={analyticsPaths.analytics()}>{words.changeProduct}</LinkButton>
            <Button onPress={() => change({ date: undefined, compared: undefined })}>
              {words.changeDates}
            </Button>
            <ShareButton scope={scope} />
          </>
        }
      />
      <TotalFigures {...scope} />
      <Answers scope={scope} />
      <SiteFilters scope={scope} onChange={(next) => change({ filters: next })} />
      <Growth scope={scope} />
      <Grid minColumnWidth={size.panel} gap="24">
        {facts.map((fact) => (
          <FactWidget key={fact} fact={fact} scope={scope} onFilter={addFilter} />
        ))}
        <OtherPlugins scope={scope} />
      </Grid>
      <VersionTable scope={scope} />
      <Themes scope={scope} />
      <Activity scope={scope} />
      <Domains scope={scope} />
    </Stack>
  );
}

function MissingProductPage() {
  return (
    <Stack gap="24">
      <PageTitle title={analyticsPageMessages.title} />
      <PageHeader title={analyticsPageMessages.title} />
      <MissingProduct />
    </Stack>
  );
}
