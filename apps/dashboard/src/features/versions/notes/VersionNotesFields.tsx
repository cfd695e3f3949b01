import type { ProductKind } from '@pressdock/api';
import { Grid, TextArea, TextField } from '@pressdock/ui';
import { RichTextEditor } from '@pressdock/ui/rich-text-editor';
import { size } from '../../../shared/sizes.ts';
import { versionNotesMessages as words } from '../versions.messages.ts';
import type { VersionNotes } from './versionForm.rules.ts';

export interface VersionNotesFieldsProps {
  kind: ProductKind;
  values: VersionNotes;
  onChange: (field: keyof VersionNotes, value: string) => void;
  isReadOnly?: boolean;
}

/** The notes of a version: for plugins requirements and notices, for both kinds the changelog. */
export function VersionNotesFields({
  kind,
  values,
  onChange,
  isReadOnly,
}: VersionNotesFieldsProps) {
  const field = (name: keyof VersionNotes) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    isReadOnly,
  });
  return (
    <>
      {kind === 'plugin' ? (
        <>
          <Grid minColumnWidth={size.shortField}>
            <TextField {...field('requires')} label={words.requires} />
            <TextField {...field('tested')} label={words.tested} />
          </Grid>
          <TextArea
            {...field('upgrade_notice')}
            label={words.upgradeNotice}
            description={words.upgradeNoticeHint}
            rows={2}
          />
        </>
      ) : null}
      <RichTextEditor {...field('changelog')} label={words.changelog} />
    </>
  );
}
