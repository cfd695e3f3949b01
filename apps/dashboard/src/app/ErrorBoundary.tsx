import { Button } from '@pressdock/ui';
import { Component, type ReactNode } from 'react';
import { logQuietly } from '../shared/log.ts';
import { sharedMessages } from '../shared/messages.ts';
import * as styles from './app.css.ts';

interface State {
  hasFailed: boolean;
}

/** Contains the failure of a page, so that the rest of the dashboard keeps working. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    logQuietly('A page failed.', cause);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    // Only a new document requests a chunk again that failed to load.
    return (
      <div role="alert" className={styles.failure}>
        <h1 className={styles.failureTitle}>{sharedMessages.pageFailed}</h1>
        <p>
          <Button onPress={() => location.reload()}>{sharedMessages.retry}</Button>
        </p>
      </div>
    );
  }
}
