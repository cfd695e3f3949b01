import { Alert } from '@pressdock/ui';
import { useEffect, useState } from 'react';
import { useAtomValue } from '../../../shared/state.ts';
import { wizardMessages } from './wizard.messages.ts';
import { firstRequestAtoms } from './wizard.queries.ts';
import type { CreatedFlag } from './wizard.rules.ts';

const { request: words } = wizardMessages;

/** How long the wizard waits before it says what to check. */
const LATE_MS = 60_000;

/** Waits for the first request of a product, or says that it requests its flags already. */
export function FirstRequest({ flag }: { flag: CreatedFlag }) {
  const { name, lastRequestAt } = flag.product;
  if (lastRequestAt === null) return <Waiting flag={flag} />;
  // Released versions request the new flag, too, so its first request says nothing about the new code.
  return (
    <Alert tone="info" title={words.knownTitle(name)}>
      {words.known}
    </Alert>
  );
}

/** Waits for the first request after the flag was created. The same region announces when it arrives. */
function Waiting({ flag: { product, flagId } }: { flag: CreatedFlag }) {
  const firstRequestAt = useAtomValue(firstRequestAtoms({ productId: product._id, flagId })).data;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (firstRequestAt) {
    return (
      <Alert tone="positive" title={words.receivedTitle}>
        {words.received(product.name)}
      </Alert>
    );
  }
  return isLate ? (
    <Alert tone="caution" title={words.lateTitle}>
      {words.late(product.name)}
    </Alert>
  ) : (
    <Alert tone="info" title={words.waitingTitle(product.name)}>
      {words.waiting}
    </Alert>
  );
}
