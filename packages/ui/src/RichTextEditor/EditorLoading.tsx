'use client';
import { Button } from '../Button/Button.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { ErrorText } from '../private/Field.tsx';
import { join } from '../private/join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './RichTextEditor.css.ts';

/** A placeholder while the editor loads. */
export function EditorLoading() {
  return (
    <>
      <div className={styles.tools} />
      <div className={join(styles.text, styles.loading)}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </>
  );
}

/** Reports that the editor failed to load and offers to retry. */
export function EditorError({ onRetry }: { onRetry: () => void }) {
  const words = useWords({ notLoaded: english.notLoaded, tryAgain: english.tryAgain });
  return (
    <div role="alert" className={join(styles.text, styles.failed)}>
      <ErrorText>{words.notLoaded}</ErrorText>
      <Button size="small" onPress={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
