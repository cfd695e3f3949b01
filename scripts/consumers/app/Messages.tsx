import { Stack } from '@pressdock/ui';
import { checkContrast } from '@pressdock/ui/contrast';
import { RichText } from '@pressdock/ui/rich-text';
import { RichTextEditor } from '@pressdock/ui/rich-text-editor';
import { createTheme } from '@pressdock/ui/tokens';
import contrast from '@pressdock/ui/tokens/contrast.json';
import dark from '@pressdock/ui/tokens/dark.json';
import light from '@pressdock/ui/tokens/light.json';
import { useState } from 'react';

const message = `High water at <strong>noon</strong>.
  <img src="x" onerror="document.title = 'Boarded'"><script>document.title = 'Boarded'</script>
  <a href="javascript:alert(1)">Tide</a>`;
const brand = createTheme('light', { text: { subtle: '#999999' } });

/** Uses the other entries of the kit: rich text, its editor, contrast and token files. */
export function Messages() {
  const [reply, setReply] = useState('');
  return (
    <Stack gap="16">
      <section aria-label="Message">
        <RichText html={message} />
      </section>
      <RichTextEditor label="Reply" value={reply} onChange={setReply} />
      <p>Replied {reply}</p>
      <p>Too weak: {checkContrast(brand)[0]?.front}</p>
      <p>Gaps: {[light, dark, contrast].map(({ space }) => space[16].$value.value).join(' ')}</p>
    </Stack>
  );
}
