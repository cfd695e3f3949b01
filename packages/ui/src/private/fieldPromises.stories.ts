import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Form, type FormProps } from '../Form/Form.tsx';

const description = 'Four letters and a number.';
const errorMessage = 'This berth is taken.';
const fieldName = 'promised';

interface FieldUnderTest {
  /** Finds the element that holds the focus and the state, by what it is called. */
  find: (canvas: HTMLElement, name: string) => HTMLElement;
  /** What the stories call the field. */
  name: string;
  /** What it is called once it is required, where its role has no required state. */
  requiredName?: string;
  /** Whether its role can say that the value is wrong. */
  hasInvalidState?: boolean;
  /** The prop that names the field in its form. */
  nameProp?: string;
}

interface PromiseContext {
  canvasElement: HTMLElement;
}

const isBusy = (control: HTMLElement) => control.closest('[aria-busy="true"]') !== null;

/** Whether the control says so itself, or else each of the parts that it is made of. */
function saysOf(control: HTMLElement, selector: string) {
  if (control.matches(selector)) return true;
  const parts = [...control.querySelectorAll('input:not([type="hidden"]), [role="spinbutton"]')];
  return parts.length > 0 && parts.every((part) => part.matches(selector));
}

const isDisabled = (control: HTMLElement) => saysOf(control, ':disabled, [aria-disabled="true"]');
const isReadOnly = (control: HTMLElement) => saysOf(control, '[readonly], [aria-readonly="true"]');

/** What every field promises to people who do not see it, as stories for it to export. */
export function fieldPromises({
  find,
  name,
  requiredName,
  hasInvalidState = true,
  nameProp = 'name',
}: FieldUnderTest) {
  const inRejectedForm: Decorator = (Story, { args }) => {
    const props: FormProps = {
      validationErrors: { [fieldName]: errorMessage },
      children: Story({ args: { ...args, [nameProp]: fieldName } }),
    };
    return createElement(Form, props);
  };

  return {
    named: {
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, name);
        await expect(control).toHaveAccessibleName(expect.stringContaining(name));
        await expect(isDisabled(control)).toBe(false);
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
    rejected: {
      args: { description },
      decorators: [inRejectedForm],
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, name);
        await expect(control).toHaveAccessibleDescription(`${description} ${errorMessage}`);
        if (hasInvalidState) await expect(control).toBeInvalid();
        const form = within(canvasElement);
        await userEvent.click(form.getByRole('link', { name: errorMessage }));
        await expect(control.contains(document.activeElement)).toBe(true);
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
        await expect(isDisabled(find(canvasElement, name))).toBe(true);
      },
    },
    readOnly: {
      args: { isReadOnly: true },
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, name);
        await expect(isDisabled(control)).toBe(false);
        await expect(isReadOnly(control)).toBe(true);
      },
    },
    pending: {
      args: { isPending: true },
      play: async ({ canvasElement }: PromiseContext) => {
        const control = find(canvasElement, name);
        await expect(isBusy(control)).toBe(true);
        await expect(isDisabled(control)).toBe(false);
      },
    },
  };
}
