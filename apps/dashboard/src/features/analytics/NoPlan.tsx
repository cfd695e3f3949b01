import {
  Card,
  ChartIcon,
  EmptyState,
  LinkButton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { activeFlagsAtom } from '../../entities/interfaceFlags/interfaceFlags.queries.ts';
import { isActingAtom, meAtom } from '../../entities/user/user.queries.ts';
import { billingPaths } from '../../shared/billingPaths.ts';
import { ActionsColumn } from '../../shared/page/ActionsColumn.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { analyticsPageMessages } from './analytics.messages.ts';

const { plan: words } = analyticsPageMessages;

/**
 * Explains that the account has no analytics plan, and which ones it can choose or request.
 * @see specification, section 6, "Interface flags": ANALYTICS_AGENCY_PLAN
 */
export function NoPlan() {
  const hasAgency = useAtomValue(activeFlagsAtom).has('ANALYTICS_AGENCY_PLAN');
  const me = useAtomValue(meAtom).data;
  const isActing = useAtomValue(isActingAtom);
  const isBilled = me?.isBillingEnabled && !isActing;
  const plans = hasAgency ? (['small', 'agency'] as const) : (['small'] as const);
  return (
    <Stack gap="24">
      <EmptyState title={words.title} icon={<ChartIcon size={20} />}>
        {words.body}
      </EmptyState>
      <Card padding="none">
        <Table caption={words.plans} isCaptionHidden>
          <TableHead>
            <TableColumn>{words.plan}</TableColumn>
            <ActionsColumn label={words.actions} />
          </TableHead>
          <TableBody>
            {plans.map((plan) => (
              <TableRow key={plan}>
                <TableCell isRowHeader>
                  <Stack gap="2">
                    {words[plan]}
                    <Text tone="muted" size="13">
                      {words.details[plan]}
                    </Text>
                  </Stack>
                </TableCell>
                <TableCell align="end" isPinned>
                  {isBilled && plan === 'small' ? (
                    <LinkButton
                      href={billingPaths.billing('analytics')}
                      size="small"
                      aria-label={words.chooseOf(words[plan])}
                    >
                      {words.choose}
                    </LinkButton>
                  ) : (
                    <LinkButton
                      href={paths.support()}
                      size="small"
                      aria-label={words.requestOf(words[plan])}
                    >
                      {words.request}
                    </LinkButton>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Stack>
  );
}
