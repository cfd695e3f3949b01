import type { Meta, StoryObj } from '@storybook/react-vite';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { anyHtml, expectOnlyAllowedContent, hostile } from './hostile.stories.ts';
import { RichText } from './RichText.tsx';

const changes = `
  <h2>Northern quay, spring</h2>
  <p>The quay is <strong>open again</strong>. Ships over <em>200 m</em> ask the
  <a href="https://example.com/harbor">harbor master</a> first.</p>
  <h3>What is new</h3>
  <ul><li>Shore power at berths 4 to 7<ul><li>Plugs of type <code>NQ-7</code></li></ul></li>
  <li>A second crane</li></ul>
  <ol><li>Call the tower.</li><li>Wait for the pilot.</li></ol>
  <blockquote>Fog until nine, then calm.</blockquote>
  <pre><code>berth = 7
crane = 2</code></pre>`;

const meta: Meta<typeof RichText> = {
  title: 'Components/RichText',
  component: RichText,
  args: { html: changes },
};
export default meta;

type Story = StoryObj<typeof RichText>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Northern quay');
    const link = canvas.getByRole('link', { name: 'harbor master' });
    await expect(link).toHaveAttribute('href', 'https://example.com/harbor');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Empty: Story = { args: { html: '' } };

export const KeepsTextWhenFormattingIsRemoved: Story = {
  args: {
    html: '<h1>Tides</h1><table><tr><td>low</td></tr></table><u>high</u> <a href="/log">log</a>',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Tideslowhigh log');
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Renders synchronously, so that one story can test many texts. */
function rendered(html: string): HTMLElement {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(<RichText html={html} />));
  return host;
}

export const BlocksKnownAttacks: Story = {
  play: async () => {
    for (const [html, words] of hostile) {
      const host = rendered(html);
      expectOnlyAllowedContent(host);
      await expect(host.textContent, html).toBe(words);
    }
  },
};

export const BlocksGeneratedAttacks: Story = {
  play: async () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const host = rendered(html);
        expectOnlyAllowedContent(host);
        // It does not run after the page is saved and parsed again either.
        expectOnlyAllowedContent(new DOMParser().parseFromString(host.innerHTML, 'text/html').body);
      }),
      { numRuns: 300 },
    );
  },
};

export const IsSafeBeforeHydration: Story = {
  play: async () => {
    const problems: unknown[] = [];
    for (const [html] of hostile) {
      const sent = renderToStaticMarkup(<RichText html={html} />);
      const host = document.createElement('div');
      host.innerHTML = sent;
      await expect(host.querySelectorAll('div > *')).toHaveLength(1);
      const page = (
        <StrictMode>
          <RichText html={html} />
        </StrictMode>
      );
      const onRecoverableError = (problem: unknown) => problems.push(problem);
      flushSync(() => hydrateRoot(host, page, { onRecoverableError }));
      expectOnlyAllowedContent(host);
    }
    await expect(problems).toEqual([]);
  },
};

export const LongText: Story = {
  args: { html: `<p>${'northern-quay/'.repeat(40)}</p><pre>${'berth = 7; '.repeat(40)}</pre>` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
