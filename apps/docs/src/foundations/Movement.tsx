import { Button, Stack } from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { useState } from 'react';
import * as styles from './foundations.css.ts';

const { easing, ...durations } = vars.motion;

/** The three durations next to each other, with the one easing curve. Static under reduced motion. */
export function Movement() {
  const [isAway, setAway] = useState(false);
  return (
    <div className={`sb-unstyled ${styles.movement}`}>
      <Stack gap="12" align="start">
        <Button size="small" onPress={() => setAway(!isAway)}>
          Move them
        </Button>
      </Stack>
      {Object.entries(durations).map(([name, duration]) => (
        <div key={name} className={styles.track}>
          <code>{name}</code>
          <span
            className={styles.runner}
            style={{
              transition: `inset-inline-start ${duration} ${easing}`,
              insetInlineStart: isAway ? `calc(100% - ${vars.space[24]})` : 0,
            }}
          />
        </div>
      ))}
    </div>
  );
}
