import { SITE_FILTER_LIMITS } from '@pressdock/api/limits';
import { Card, Stack, Tag, TagGroup, Text } from '@pressdock/ui';
import {
  analyticsDayAtoms,
  siteValuesAtoms,
} from '../../../entities/analytics/analytics.queries.ts';
import { filterLabel, readFilters } from '../../../entities/analytics/siteFilter.rules.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { AddFilter } from './AddFilter.tsx';
import { filtersMessages as words } from './filters.messages.ts';

export interface SiteFiltersProps {
  scope: DataScope;
  onChange: (filters: readonly string[]) => void;
}

/** The conditions that sites have to meet, all of them, and the form that adds one. */
export function SiteFilters({ scope, onChange }: SiteFiltersProps) {
  const { product, date, filters } = scope;
  const matching = useAtomValue(
    siteValuesAtoms({ fact: 'version', product, date, filter: filters }),
  ).data?.sites;
  const all = useAtomValue(analyticsDayAtoms({ product, date })).data?.data.sites;
  const isFull = filters.length >= SITE_FILTER_LIMITS.filters;
  const result =
    matching === undefined || all === undefined
      ? undefined
      : filters.length === 0
        ? words.all(all)
        : words.result(matching, all);
  return (
    <Card title={words.title}>
      <Stack gap="16">
        <AddFilter
          scope={scope}
          result={result}
          isFull={isFull}
          onAdd={(filter) => onChange(readFilters([...filters, filter]))}
          onClear={() => onChange([])}
        />
        <TagGroup
          label={words.active}
          isLabelHidden
          emptyMessage={words.none}
          onRemove={(ids) => onChange(filters.filter((filter) => !ids.has(filter)))}
        >
          {filters.map((filter) => (
            <Tag key={filter} id={filter}>
              {filterLabel(filter)}
            </Tag>
          ))}
        </TagGroup>
        {isFull ? (
          <Text as="p" tone="muted" size="13">
            {words.tooMany(SITE_FILTER_LIMITS.filters)}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
