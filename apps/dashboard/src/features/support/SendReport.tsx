import { Alert, LinkButton, Stack, Text } from '@pressdock/ui';
import { supportMessages as words } from './support.messages.ts';
import { supportTarget } from './support.rules.ts';

export interface SendReportProps {
  /** Where the operator provides support, if anywhere. */
  supportUrl: string | null;
  report: string;
}

/** How to contact support: an e-mail that contains the report, or the operator's page. */
export function SendReport({ supportUrl, report }: SendReportProps) {
  const target = supportTarget(supportUrl, report);
  if (target === undefined) return <Alert tone="info">{words.none}</Alert>;
  if (target.kind === 'mail') {
    return (
      <div>
        <LinkButton href={target.href} variant="primary">
          {words.mail}
        </LinkButton>
      </div>
    );
  }
  return (
    <Stack gap="8" align="start">
      <LinkButton href={target.href} variant="primary" target="_blank" rel="noreferrer">
        {words.web}
      </LinkButton>
      <Text as="p" tone="muted" size="13">
        {words.webHint}
      </Text>
    </Stack>
  );
}
