import type { FlagDetailResponse } from '@pressdock/api';
import { Badge, Inline, LinkButton, PageHeader, Stack, Text } from '@pressdock/ui';
import { targetInWords } from '../../../entities/featureFlag/featureFlag.rules.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { flagAtoms } from '../flags.queries.ts';
import { FlagCode } from './FlagCode.tsx';
import { FlagTabs } from './FlagTabs.tsx';
import { FlagUnavailable } from './FlagUnavailable.tsx';
import { flagDetailsMessages as words } from './flagDetails.messages.ts';

/** One flag: its settings, its people, its reach, its history and its schedule. */
export function EditFlagPage({ productId, flagId }: { productId: string; flagId: string }) {
  const path = { id: productId, flagId };
  const { data } = useAtomValue(flagAtoms(path));
  return (
    <Stack gap="24">
      <PageTitle title={data?.name ?? words.title} />
      <PageHeader
        title={data?.name ?? words.title}
        context={data ? <StateAndTarget flag={data} /> : undefined}
        actions={
          <>
            {data ? <FlagCode flag={data} /> : null}
            <LinkButton href={paths.flags(productId)}>{words.backToList}</LinkButton>
          </>
        }
      />
      {data ? <FlagTabs key={flagId} flag={data} /> : <FlagUnavailable path={path} />}
    </Stack>
  );
}

function StateAndTarget({ flag }: { flag: FlagDetailResponse }) {
  return (
    <Inline gap="8">
      <Badge tone={flag.active ? 'positive' : 'neutral'}>
        {flag.active ? words.isOn : words.isOff}
      </Badge>
      <Text isMonospace size="13">
        {flag.identifier}
      </Text>
      {flag.flag_type === 'on/off' ? null : <span>{targetInWords(flag)}</span>}
    </Inline>
  );
}
