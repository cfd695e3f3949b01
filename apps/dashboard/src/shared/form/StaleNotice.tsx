import { Alert, Button } from '@pressdock/ui';
import { staleMessages as words } from './stale.messages.ts';

export interface StaleNoticeProps {
  /** What the form is about. */
  what: 'plugin' | 'theme' | 'license' | 'customer';
  /** The newer one was asked for and did not come. */
  hasNoNewer: boolean;
  isPending: boolean;
  onSaveOver: () => void;
  onLoadNewer: () => void;
}

/** Says in a form that its thing was saved elsewhere meanwhile, and lets the person decide. */
export function StaleNotice(props: StaleNoticeProps) {
  const { what, hasNoNewer, isPending, onSaveOver, onLoadNewer } = props;
  return (
    <Alert
      tone="caution"
      title={words.title(what)}
      actions={
        <>
          <Button size="small" isPending={isPending} onPress={onSaveOver}>
            {words.saveOver}
          </Button>
          <Button size="small" isPending={isPending} onPress={onLoadNewer}>
            {words.loadNewer}
          </Button>
        </>
      }
    >
      {hasNoNewer ? words.loadNewerFailed : words.body}
    </Alert>
  );
}
