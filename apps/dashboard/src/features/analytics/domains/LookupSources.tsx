import { Link, Stack, Text } from '@pressdock/ui';
import { useAtomValue } from '../../../shared/state.ts';
import { domainsMessages as words } from './domains.messages.ts';
import { lookupSourcesAtoms } from './domains.queries.ts';

/** Credits the databases of locations and hosting providers, or states once why those are blank. */
export function LookupSources() {
  const { data } = useAtomValue(lookupSourcesAtoms({}));
  if (data === undefined) return null;
  const { location, hosting } = data;
  const sources = [location, hosting].filter((source) => source !== null);
  const isSame = location !== null && location.url === hosting?.url;
  const credited = isSame ? sources.slice(0, 1) : sources;
  return (
    <Stack gap="4">
      {location === null ? <Note>{words.noLocation}</Note> : null}
      {hosting === null ? <Note>{words.noHosting}</Note> : null}
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

const Note = ({ children }: { children: string }) => (
  <Text as="p" tone="muted" size="13">
    {children}
  </Text>
);
