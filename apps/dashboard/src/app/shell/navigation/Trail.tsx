import { Breadcrumb, Breadcrumbs } from '@pressdock/ui';
import { pageTitleAtom } from '../../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { navigationEntries } from '../../navigation.ts';
import { shellMessages } from '../shell.messages.ts';
import { entryAbove } from './navigation.rules.ts';

/** The breadcrumbs: the navigation entry above the page, and the page's title once that is known. */
export function Trail({ path }: { path: string }) {
  const title = useAtomValue(pageTitleAtom);
  const above = entryAbove(navigationEntries, path);
  return (
    <Breadcrumbs label={shellMessages.breadcrumbs}>
      {above === undefined ? null : <Breadcrumb href={above.href}>{above.label}</Breadcrumb>}
      {title === undefined ? null : <Breadcrumb>{title}</Breadcrumb>}
    </Breadcrumbs>
  );
}
