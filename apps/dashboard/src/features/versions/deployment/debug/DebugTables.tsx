import { Disclosure } from '@pressdock/ui';
import { lazy, Suspense, useState } from 'react';
import type { DeploymentRef } from '../../../../entities/deployment/deployment.queries.ts';
import { useAtomValue } from '../../../../shared/state.ts';
import { canDebugAtom } from './debug.atoms.ts';
import { debugMessages as words } from './debug.messages.ts';

const ExternalObjects = lazy(async () => ({
  default: (await import('./ExternalObjects.tsx')).ExternalObjects,
}));

/**
 * The deploy keys and webhooks at the code host, for operators, behind a flag.
 * @see specification, section 2, "Connect repository modal"
 */
export function DebugTables(deployment: DeploymentRef) {
  const canDebug = useAtomValue(canDebugAtom);
  const [isOpen, setOpen] = useState(false);
  if (!canDebug) return null;
  return (
    <Disclosure title={words.title} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? (
        <Suspense fallback={null}>
          <ExternalObjects {...deployment} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
