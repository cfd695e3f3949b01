import { Button, LinkButton, PageHeader, RefreshIcon, Stack } from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { ReplayDialog } from '../../entities/build/ReplayDialog.tsx';
import { codeHostsAtom } from '../../entities/codeHost/codeHost.queries.ts';
import { activeFlagsAtom } from '../../entities/interfaceFlags/interfaceFlags.queries.ts';
import { Changes } from '../../entities/user/Changes.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { BuildLog } from './BuildLog.tsx';
import { ConnectedProducts } from './ConnectedProducts.tsx';
import { AuthorizationNotice } from './codeHosts/AuthorizationNotice.tsx';
import { CodeHosts } from './codeHosts/CodeHosts.tsx';
import { codeHostsMessages } from './codeHosts/codeHosts.messages.ts';
import { fetchableSources } from './codeHosts/codeHosts.rules.ts';
import { FetchRepositoriesDialog } from './codeHosts/FetchRepositoriesDialog.tsx';
import { deploymentMessages as words } from './deployment.messages.ts';
import { GitServers } from './gitServers/GitServers.tsx';
import { gitServersAtom } from './gitServers/gitServers.queries.ts';
import { useReplayLink } from './useReplayLink.ts';

/** The connections to code hosts, the products that are deployed, and the log of all builds. */
export function DeploymentPage() {
  const hasKeys = useAtomValue(activeFlagsAtom).has('SHOW_MANAGE_DEPLOY_KEYS');
  const [isFetching, setFetching] = useState(false);
  const fetch = () => setFetching(true);
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            {hasKeys ? <LinkButton href={paths.deployKeys()}>{words.toKeys}</LinkButton> : null}
            <Changes>
              <Button onPress={fetch}>
                <RefreshIcon size={16} />
                {codeHostsMessages.fetch.action}
              </Button>
            </Changes>
          </>
        }
      />
      <AuthorizationNotice onFetch={fetch} />
      <CodeHosts onFetch={fetch} />
      <BuildLog />
      <ConnectedProducts />
      <GitServers />
      {isFetching ? <FetchRepositories onClose={() => setFetching(false)} /> : null}
      <Changes>
        <LinkedReplay />
      </Changes>
    </Stack>
  );
}

function FetchRepositories({ onClose }: { onClose: () => void }) {
  const { data: hosts } = useAtomValue(codeHostsAtom);
  const hasGitServers = (useAtomValue(gitServersAtom).data?.length ?? 0) > 0;
  const sources = useMemo(() => fetchableSources(hosts, hasGitServers), [hosts, hasGitServers]);
  return <FetchRepositoriesDialog sources={sources} onClose={onClose} />;
}

/** The replay that the URL asks for. */
function LinkedReplay() {
  const [link, forget] = useReplayLink();
  return link && <ReplayDialog {...link} key={link.id} onClose={forget} />;
}
