import type { ExplainOfferResponse, ProductKind } from '@pressdock/api';
import {
  Alert,
  Badge,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import * as styles from './UpdatePreviewResult.css.ts';
import { updatePreviewMessages } from './updatePreview.messages.ts';

const accessTones = {
  open: 'info',
  granted: 'positive',
  grace: 'caution',
  refused: 'caution',
} as const;

/**
 * The result of an update preview: access, the offer, and each version's verdict with its reason.
 */
export function UpdatePreviewResult({
  kind,
  answer,
}: {
  kind: ProductKind;
  answer: ExplainOfferResponse;
}) {
  const words = updatePreviewMessages(kind);
  const { access, offered, versions } = answer;
  return (
    <Stack gap="16">
      <Alert
        tone={offered === null ? accessTones[access.verdict] : 'positive'}
        title={offered === null ? words.nothing : words.offered(offered)}
      >
        {access.message}
      </Alert>
      {versions.length === 0 ? <Text tone="muted">{words.noVersions}</Text> : null}
      {versions.length > 0 ? (
        <Table caption={words.versions}>
          <TableHead>
            <TableColumn>{words.version}</TableColumn>
            <TableColumn>{words.verdict}</TableColumn>
            <TableColumn>{words.why}</TableColumn>
          </TableHead>
          <TableBody>
            {versions.map(({ version, verdict, message }) => (
              <TableRow key={version}>
                <TableCell isRowHeader>
                  <Text isMonospace size="13">
                    {version}
                  </Text>
                </TableCell>
                <TableCell>
                  <Badge tone={verdict === 'offered' ? 'positive' : 'neutral'}>
                    {words.verdicts[verdict]}
                  </Badge>
                </TableCell>
                <TableCell>
                  <span className={styles.why}>{message}</span>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </Stack>
  );
}
