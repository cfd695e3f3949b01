import { defineModule } from '../../module.ts';
import { createHtmlSanitizer } from './htmlSanitizer.ts';

/** The HTML that authors write: descriptions, changelogs and notices. */
export const richTextModule = defineModule({
  name: 'richText',
  services: () => createHtmlSanitizer(),
  close: (sanitizer) => sanitizer.close(),
});
