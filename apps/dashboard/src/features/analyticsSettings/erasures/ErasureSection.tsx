import { Button, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';
import { ownerAtom, type SettingsRole } from '../settingsRole.atoms.ts';
import { EraseDomainDialog } from './EraseDomainDialog.tsx';

const { erasure: words, ownerOnly } = analyticsSettingsMessages;

/** Erases everything that is stored of a domain. Only the owner may do that. */
export function ErasureSection({ role }: { role: SettingsRole }) {
  const owner = useAtomValue(ownerAtom);
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection name="erasure" title={words.title} context={words.context}>
      {role === 'viewing' ? null : (
        <Stack gap="8" align="start">
          <Button isDisabled={role === 'member'} onPress={() => setOpen(true)}>
            {words.action}
          </Button>
          {role === 'member' ? (
            <Text size="13" tone="muted">
              {ownerOnly(owner)}
            </Text>
          ) : null}
        </Stack>
      )}
      {isOpen ? <EraseDomainDialog onClose={() => setOpen(false)} /> : null}
    </FormSection>
  );
}
