import type { LicenseResponse } from '@pressdock/api';
import { Button, DescriptionItem, DescriptionList, Dialog, LinkButton, Text } from '@pressdock/ui';
import { paths } from '../../shared/paths.ts';
import * as styles from './license.css.ts';
import { licenseMessages } from './license.messages.ts';
import { licenseFacts } from './license.rules.ts';

const { meta: words, edit } = licenseMessages;

export interface LicenseMetaProps {
  license: LicenseResponse;
  onClose: () => void;
}

/** Shows the details of a license beside its row. */
export function LicenseMeta({ license, onClose }: LicenseMetaProps) {
  const facts = licenseFacts(license);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      description={<span className={styles.wholeKey}>{license.key}</span>}
      actions={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          <LinkButton href={paths.editLicense(license._id)}>{edit}</LinkButton>
        </>
      }
    >
      {facts.length === 0 ? (
        <Text as="p" tone="muted">
          {words.nothing}
        </Text>
      ) : (
        <DescriptionList>
          {facts.map(({ term, value }) => (
            <DescriptionItem key={term} term={term}>
              <span className={styles.anywhere}>{value}</span>
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
    </Dialog>
  );
}
