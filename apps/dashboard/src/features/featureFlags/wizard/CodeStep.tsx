import { Heading, Stack } from '@pressdock/ui';
import { Snippets } from '../../../entities/featureFlag/snippets/Snippets.tsx';
import { FirstRequest } from './FirstRequest.tsx';
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
      <Snippets productId={flag.product._id} flag={flag.identifier} />
      <FirstRequest flag={flag} />
    </Stack>
  );
}
