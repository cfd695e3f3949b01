import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Form, type FormProps } from '../Form/Form.tsx';

const description = 'Four letters and a number.';
const errorMessage = 'This berth is taken.';
const fieldName = 'berth';

interface GuaranteeOptions {
  /** Finds the element with the focus and the state, by its accessible name. */
  find: (canvas: HTMLElement, name: string) => HTMLElement;
  /** The accessible name of the field in its stories. */
  name: string;
  /** Its accessible name when required, if its role has no required state. */
  requiredName?: string;
  /** Whether its role has an invalid state. */
  hasInvalidState?: boolean;
  /** The prop for the field name in the form. */
  nameProp?: string;
}

interface StoryContext {
  canvasElement: HTMLElement;
}

const isBusy = (control: HTMLElement) => control.closest('[aria-busy="true"]') !== null;

/** Returns whether the control matches, or else each of its parts. */
function matchesAll(control: HTMLElement, selector: string) {
  if (control.matches(selector)) return true;
  const parts = [...control.querySelectorAll('input:not([type="hidden"]), [role="spinbutton"]')];
  return parts.length > 0 && parts.every((part) => part.matches(selector));
}

const isDisabled = (control: HTMLElement) =>
  matchesAll(control, ':disabled, [aria-disabled="true"]');
const isReadOnly = (control: HTMLElement) =>
  matchesAll(control, '[readonly], [aria-readonly="true"]');

/** Returns the stories about the description and the error message. */
function messageGuarantees(
  { find, name, hasInvalidState = true }: GuaranteeOptions,
  inRejectedForm: Decorator,
) {
  const expectInvalid = async (canvasElement: HTMLElement) => {
    const control = find(canvasElement, name);
    await expect(control).toHaveAccessibleDescription(`${description} ${errorMessage}`);
    if (hasInvalidState) await expect(control).toBeInvalid();
    return control;
  };

  return {
    described: {
      args: { description },
      play: async ({ canvasElement }: StoryContext) => {
        await expect(find(canvasElement, name)).toHaveAccessibleDescription(description);
      },
    },
    invalid: {
      args: { description, errorMessage },
      play: async ({ canvasElement }: StoryContext) => {
        await expectInvalid(canvasElement);
      },
    },
    rejected: {
      args: { description },
      decorators: [inRejectedForm],
      play: async ({ canvasElement }: StoryContext) => {
        const control = await expectInvalid(canvasElement);
        const form = within(canvasElement);
        await userEvent.click(form.getByRole('link', { name: errorMessage }));
        await expect(control.contains(document.activeElement)).toBe(true);
      },
    },
  };
}

/** Returns the stories about the states of the control. */
function stateGuarantees({ find, name, requiredName }: GuaranteeOptions) {
  return {
    required: {
      args: { isRequired: true },
      play: async ({ canvasElement }: StoryContext) => {
        const control = find(canvasElement, requiredName ?? name);
        if (requiredName) {
          await expect(control).toHaveAccessibleName(expect.stringContaining(requiredName));
        } else await expect(control).toBeRequired();
      },
    },
    disabled: {
      args: { isDisabled: true },
      play: async ({ canvasElement }: StoryContext) => {
        await expect(isDisabled(find(canvasElement, name))).toBe(true);
      },
    },
    readOnly: {
      args: { isReadOnly: true },
      play: async ({ canvasElement }: StoryContext) => {
        const control = find(canvasElement, name);
        await expect(isDisabled(control)).toBe(false);
        await expect(isReadOnly(control)).toBe(true);
      },
    },
    pending: {
      args: { isPending: true },
      play: async ({ canvasElement }: StoryContext) => {
        const control = find(canvasElement, name);
        await expect(isBusy(control)).toBe(true);
        await expect(isDisabled(control)).toBe(false);
      },
    },
  };
}

/** Returns stories that verify the accessibility guarantees of a field, for it to export. */
export function fieldGuarantees({ nameProp = 'name', ...options }: GuaranteeOptions) {
  const { find, name } = options;
  const inRejectedForm: Decorator = (Story, { args }) => {
    const props: FormProps = {
      validationErrors: { [fieldName]: errorMessage },
      children: Story({ args: { ...args, [nameProp]: fieldName } }),
    };
    return createElement(Form, props);
  };

  return {
    named: {
      play: async ({ canvasElement }: StoryContext) => {
        const control = find(canvasElement, name);
        await expect(control).toHaveAccessibleName(expect.stringContaining(name));
        await expect(isDisabled(control)).toBe(false);
        await expect(isBusy(control)).toBe(false);
      },
    },
    ...messageGuarantees(options, inRejectedForm),
    ...stateGuarantees(options),
  };
}
