import type { LicenseDecisionResponse } from '@pressdock/api';
import { Badge, CopyIcon, IconButton, Text } from '@pressdock/ui';
import { copyText } from '../../shared/copyText.ts';
import * as styles from './decision.css.ts';
import { decisionMessages as words } from './decision.messages.ts';

const toastTitles = { copied: words.codeCopied, failed: words.codeNotCopied };

export interface VerdictProps {
  code: LicenseDecisionResponse['code'];
  message: string;
}

/** A decision, its reason, and the reason code that the plugin receives. */
export function Verdict({ code, message }: VerdictProps) {
  if (code === 'valid') {
    return (
      <span className={styles.verdict}>
        <Badge tone="positive">{words.verdicts[code]}</Badge>
      </span>
    );
  }
  return (
    <div className={styles.verdict}>
      <span className={styles.verdictLine}>
        <Badge tone="critical">{words.verdicts[code]}</Badge>
        <span className={styles.code}>
          <Text isMonospace size="13" tone="muted">
            {code}
          </Text>
          <IconButton
            size="small"
            label={words.copyCode(code)}
            icon={<CopyIcon />}
            onPress={() => void copyText(code, toastTitles)}
          />
        </span>
      </span>
      <Text size="13" tone="muted">
        {message}
      </Text>
    </div>
  );
}
