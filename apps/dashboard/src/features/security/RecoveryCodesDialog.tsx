import { Button, CodeBlock, Dialog } from '@pressdock/ui';
import { saveFile } from '../../shared/export/saveFile.ts';
import { securityMessages } from './security.messages.ts';

const { codes: words } = securityMessages;

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes once, to copy or download. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onPress={() => saveFile(words.file, `${text}\n`, 'text/plain')}>
            {words.download}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <CodeBlock code={text} label={words.label} />
    </Dialog>
  );
}
