import type { DomainResponse } from '@pressdock/api';
import { Link, Stack, Text } from '@pressdock/ui';
import { useMemo } from 'react';
import { atom, useAtomValue } from '../../../shared/state.ts';
import { domainsMessages as words } from './domains.messages.ts';
import { lookupAtoms, lookupSourcesAtoms } from './domains.queries.ts';
import { type LookupKind, missingDatabases } from './siteLookup.rules.ts';

export interface LookupSourcesProps {
  domains: readonly DomainResponse[];
  date: string;
}

/** Credits the databases of locations and hosting providers, or states once why those are blank. */
export function LookupSources({ domains, date }: LookupSourcesProps) {
  const { data } = useAtomValue(lookupSourcesAtoms({}));
  const foundAtom = useMemo(() => {
    const textsOf = (kind: LookupKind) =>
      atom((get) =>
        domains.map(({ ip_address: network, product }) =>
          network === '' ? '' : get(lookupAtoms({ kind, network, product, date })).data,
        ),
      );
    const [location, hosting] = [textsOf('location'), textsOf('hosting')];
    return atom((get) => ({ location: get(location), hosting: get(hosting) }));
  }, [domains, date]);
  const found = useAtomValue(foundAtom);
  if (data === undefined) return null;
  const { location, hosting } = data;
  const sources = [location, hosting].filter((source) => source !== null);
  const isSame = location !== null && location.url === hosting?.url;
  const credited = isSame ? sources.slice(0, 1) : sources;
  const missing = missingDatabases(data, found);
  if (credited.length === 0 && missing.length === 0) return null;
  return (
    <Stack gap="4">
      {missing.map((kind) => (
        <Text key={kind} as="p" tone="muted" size="13">
          {words.missing[kind]}
        </Text>
      ))}
      {credited.length === 0 ? null : (
        <Text as="p" tone="muted" size="13">
          {words.credits}{' '}
          {credited.map(({ name, url }, index) => (
            <span key={url}>
              {index === 0 ? '' : ', '}
              <Link href={url} target="_blank" rel="noreferrer">
                {name}
              </Link>
            </span>
          ))}
        </Text>
      )}
    </Stack>
  );
}
