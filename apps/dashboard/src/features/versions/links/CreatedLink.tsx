import { Alert, CodeBlock, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/format.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useNow } from '../../../shared/useNow.ts';
import { temporaryLinksAtoms } from '../version.queries.ts';
import type { VersionRef } from '../versions.atoms.ts';
import { temporaryLinkMessages as words } from './temporaryLinks.messages.ts';
import { newestLink } from './temporaryLinks.rules.ts';

/** A link that was just created. `expiresAt` is in milliseconds of the local clock. */
export interface CreatedLinkFacts {
  address: string;
  expiresAt: number;
}

/** Shows a new link once, to copy, until it expires or is revoked. */
export function CreatedLink({ version, link }: { version: VersionRef; link: CreatedLinkFacts }) {
  const { data: links } = useAtomValue(temporaryLinksAtoms(version));
  const [id] = useState(() => newestLink(links)?._id);
  const hasExpired = useNow() >= link.expiresAt;
  const isRevoked = id !== undefined && links?.every(({ _id }) => _id !== id);
  const moment = new Date(link.expiresAt);
  if (hasExpired || isRevoked) {
    return (
      <Stack gap="12">
        <CodeBlock code={link.address} label={words.result} />
        <Alert tone="caution">{hasExpired ? words.expired : words.revoked}</Alert>
      </Stack>
    );
  }
  return (
    <Stack gap="12">
      <CodeBlock code={link.address} label={words.result} />
      <Text as="p" tone="muted">
        <time dateTime={moment.toISOString()}>{words.expires(formatDateTime(moment))}</time>
        {'. '}
        {words.resultHint}
      </Text>
    </Stack>
  );
}
