import { expect } from 'storybook/test';

const description = 'Four letters and a number.';
const errorMessage = 'This berth is taken.';

interface FieldUnderTest {
  /** Finds the element that holds the focus and the state, by what it is called. */
  find: (canvas: HTMLElement, name: string) => HTMLElement;
  /** What the stories call the field. */
  name: string;
  /** What it is called once it is required, where its role has no required state. */
  requiredName?: string;
  /** Whether its role can say that the value is wrong. */
  hasInvalidState?: boolean;
}

interface PromiseContext {
  canvasElement: HTMLElement;
}

const isBusy = (control: HTMLElement) => control.closest('[aria-busy="true"]') !== null;

/** What every field promises to people who do not see it, as stories for it to export. */
export function fieldPromises({
  find,
  name,
  requiredName,
  hasInvalidState = true,
}: FieldUnderTest) {
  return {
    named: {
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, name);
        await expect(control).toHaveAccessibleName(expect.stringContaining(name));
        await expect(control).toBeEnabled();
        await expect(isBusy(control)).toBe(false);
      },
    },
    described: {
      args: { description },
      play: async ({ canvasElement }: PromiseContext) => {
        await expect(find(canvasElement, name)).toHaveAccessibleDescription(description);
      },
    },
    wrong: {
      args: { description, errorMessage },
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, name);
        await expect(control).toHaveAccessibleDescription(`${description} ${errorMessage}`);
        if (hasInvalidState) await expect(control).toBeInvalid();
      },
    },
    required: {
      args: { isRequired: true },
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, requiredName ?? name);
        if (requiredName) {
          await expect(control).toHaveAccessibleName(expect.stringContaining(requiredName));
        } else await expect(control).toBeRequired();
      },
    },
    disabled: {
      args: { isDisabled: true },
      play: async ({ canvasElement }: PromiseContext) => {
        await expect(find(canvasElement, name)).toBeDisabled();
      },
    },
    readOnly: {
      args: { isReadOnly: true },
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, name);
        await expect(control).toBeEnabled();
        const says =
          control.hasAttribute('readonly') || control.getAttribute('aria-readonly') === 'true';
        await expect(says).toBe(true);
      },
    },
    pending: {
      args: { isPending: true },
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, name);
        await expect(isBusy(control)).toBe(true);
        await expect(control).toBeEnabled();
      },
    },
  };
}
