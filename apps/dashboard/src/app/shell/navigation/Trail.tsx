import { Breadcrumb, Breadcrumbs } from '@pressdock/ui';
import { pageTitleAtom } from '../../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { shellMessages } from '../shell.messages.ts';
import { placesAbove } from './navigation.rules.ts';

/** Where the page stands: the places above it, and its own name once that is known. */
export function Trail({ path }: { path: string }) {
  const title = useAtomValue(pageTitleAtom);
  return (
    <Breadcrumbs label={shellMessages.breadcrumbs}>
      {placesAbove(path).map(({ href, label }) => (
        <Breadcrumb key={href} href={href}>
          {label}
        </Breadcrumb>
      ))}
      {title === undefined ? null : <Breadcrumb>{title}</Breadcrumb>}
    </Breadcrumbs>
  );
}
