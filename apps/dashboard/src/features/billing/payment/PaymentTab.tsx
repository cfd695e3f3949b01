import type { PlansResponse } from '@pressdock/api';
import {
  Alert,
  Badge,
  Button,
  Card,
  CardIcon,
  DescriptionItem,
  DescriptionList,
  EmptyState,
  Inline,
  Link,
  Stack,
  Text,
} from '@pressdock/ui';
import { useState } from 'react';
import { Changes } from '../../../entities/user/Changes.tsx';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { formColumn } from '../../../shared/page/page.css.ts';
import { paths } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import type { CardResult } from '../billing.rules.ts';
import { brandName, formatExpiry, isCardExpired } from './card.rules.ts';
import { paymentMessages as words } from './payment.messages.ts';
import { removeCardIgnoringFailureAtom, startCardSessionAtom } from './payment.queries.ts';

export interface PaymentTabProps {
  plans: PlansResponse;
  cardResult: CardResult | undefined;
}

/** The card, which is entered on Stripe's page, and the business details on invoices. */
export function PaymentTab({ plans: { card }, cardResult }: PaymentTabProps) {
  return (
    <div className={formColumn}>
      <Stack gap="24">
        {cardResult === 'failed' ? <Alert tone="critical">{words.addFailed}</Alert> : null}
        {cardResult === 'added' ? (
          <Alert tone="positive">{card ? words.added : words.adding}</Alert>
        ) : null}
        {card ? <SavedCard card={card} /> : <NoCard />}
        <Card
          title={words.business.title}
          footer={<Link href={`${paths.profile()}#business`}>{words.business.link}</Link>}
        >
          <Text as="p" tone="muted">
            {words.business.body}
          </Text>
        </Card>
      </Stack>
    </div>
  );
}

function NoCard() {
  const session = useCardSession();
  return (
    <Stack gap="16">
      <EmptyState
        title={words.none}
        icon={<CardIcon size={20} />}
        action={
          <Changes>
            <Button variant="primary" isPending={session.isPending} onPress={session.start}>
              {words.add}
            </Button>
          </Changes>
        }
      >
        {words.noneHint}
      </EmptyState>
      {session.hasFailed ? <Alert tone="critical">{words.sessionFailed}</Alert> : null}
    </Stack>
  );
}

function SavedCard({ card }: { card: NonNullable<PlansResponse['card']> }) {
  const session = useCardSession();
  const remove = useSetAtom(removeCardIgnoringFailureAtom);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={words.title}>
      <Stack gap="16">
        <DescriptionList>
          <DescriptionItem term={words.brand}>
            {words.ending(brandName(card.brand), card.last4)}
          </DescriptionItem>
          <DescriptionItem term={words.expires}>
            <Inline gap="8">
              {formatExpiry(card)}
              {isCardExpired(card, new Date()) ? (
                <Badge tone="critical">{words.expired}</Badge>
              ) : null}
            </Inline>
          </DescriptionItem>
        </DescriptionList>
        <Changes>
          <Inline gap="8">
            <Button isPending={session.isPending} onPress={session.start}>
              {words.replace}
            </Button>
            <Button variant="quiet" onPress={() => setAsking(true)}>
              {words.remove}
            </Button>
          </Inline>
        </Changes>
        {session.hasFailed ? <Alert tone="critical">{words.sessionFailed}</Alert> : null}
      </Stack>
      {isAsking ? (
        <ConfirmActionDialog
          title={words.removing.title}
          confirmLabel={words.removing.confirm}
          failed={words.removing.failed}
          perform={remove}
          onClose={() => setAsking(false)}
        >
          {words.removing.body}
        </ConfirmActionDialog>
      ) : null}
    </Card>
  );
}

/** Opens Stripe's page for entering a card. */
function useCardSession() {
  const startSession = useSetAtom(startCardSessionAtom);
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const start = () =>
    run(async () => {
      setFailed(false);
      const url = await startSession();
      setFailed(url === undefined);
      if (url !== undefined) location.assign(url);
    });
  return { isPending, hasFailed, start };
}
