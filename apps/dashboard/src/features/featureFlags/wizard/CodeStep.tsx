import { Heading, Stack } from '@pressdock/ui';
import { FirstRequest } from './FirstRequest.tsx';
import { Snippets } from './Snippets.tsx';
import { wizardMessages } from './wizard.messages.ts';
import type { CreatedFlag } from './wizard.rules.ts';

export interface CodeStepProps {
  flag: CreatedFlag;
  flagName: string;
}

/** The code that requests the new flag, and whether a request has arrived. */
export function CodeStep({ flag, flagName }: CodeStepProps) {
  return (
    <Stack gap="16">
      <Heading level={3} size="16" tabIndex={-1} data-step-start>
        {wizardMessages.code.title(flagName)}
      </Heading>
      <Snippets flag={flag} />
      <FirstRequest flag={flag} />
    </Stack>
  );
}
