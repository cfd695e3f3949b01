import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './generatedFiles.ts';

mkdirSync('generated', { recursive: true });
for (const [path, text] of Object.entries(generatedFiles)) writeFileSync(path, text);
