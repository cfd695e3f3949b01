import type { PackageReport } from '@pressdock/api';
import {
  Alert,
  DescriptionItem,
  DescriptionList,
  Disclosure,
  Heading,
  Stack,
  Text,
} from '@pressdock/ui';
import { formatBytes, formatNumber } from '../../../shared/format.ts';
import { formatVersion } from '../versions.rules.ts';
import { PackageComparison } from './PackageComparison.tsx';
import * as styles from './PackageReportView.css.ts';
import { packageReportMessages as words } from './packageReport.messages.ts';
import { nameOf, requirementsOf, updateServersOf } from './packageReport.rules.ts';

/** A package report: warnings, facts, and the differences from the previous version. */
export function PackageReportView({ report }: { report: PackageReport }) {
  const { headers, readme, warnings } = report;
  const needs = requirementsOf(report);
  const facts: [term: string, value: string][] = [
    [words.name, nameOf(report)],
    [words.version, formatVersion(headers.Version ?? '')],
    [words.requires, needs.requires],
    [words.tested, needs.tested],
    [words.requiresPhp, needs.requiresPhp],
    [words.files, formatNumber(report.fileCount)],
    [words.size, words.sizes(formatBytes(report.fileSize), formatBytes(report.unpackedSize))],
    [words.root, report.root && `${report.root}/`],
    [words.mainFile, report.mainFile],
    [words.updates, updateServersOf(report)],
  ];
  return (
    <Stack gap="16">
      {warnings.length > 0 ? (
        <Alert tone="caution" title={words.warnings(warnings.length)}>
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <Stack gap="8">
        <Heading level={3} size="14">
          {words.facts}
        </Heading>
        <DescriptionList>
          {facts.map(([term, value]) => (
            <DescriptionItem key={term} term={term}>
              {value || <Text tone="muted">{words.unknown}</Text>}
            </DescriptionItem>
          ))}
          <DescriptionItem term={words.sha256}>
            <span className={styles.digest}>{report.sha256}</span>
          </DescriptionItem>
        </DescriptionList>
      </Stack>
      <PackageComparison comparison={report.comparison} />
      <Stack gap="4">
        <Disclosure title={words.headers(report.mainFile)}>
          <DescriptionList>
            {Object.entries(headers).map(([name, value]) => (
              <DescriptionItem key={name} term={name}>
                {value}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Disclosure>
        <Disclosure title={words.readme}>
          {readme === null ? (
            words.noReadme
          ) : (
            <DescriptionList>
              <DescriptionItem term={words.stableTag}>
                {readme.stableTag || words.unknown}
              </DescriptionItem>
              <DescriptionItem term={words.requires}>
                {readme.requires || words.unknown}
              </DescriptionItem>
              <DescriptionItem term={words.tested}>
                {readme.tested || words.unknown}
              </DescriptionItem>
              <DescriptionItem term={words.requiresPhp}>
                {readme.requiresPhp || words.unknown}
              </DescriptionItem>
              <DescriptionItem term={words.sections}>
                {readme.sections.join(', ') || words.unknown}
              </DescriptionItem>
            </DescriptionList>
          )}
        </Disclosure>
      </Stack>
    </Stack>
  );
}
