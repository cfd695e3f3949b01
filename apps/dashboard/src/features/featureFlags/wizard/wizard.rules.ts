import { type CreateFlagRequest, type FlagType, flagValidation } from '@pressdock/api';
import { FLAG_PERCENTAGE_DEFAULT } from '@pressdock/api/limits';
import {
  identifierOf,
  parsePercentage,
  percentageError,
} from '../../../entities/featureFlag/featureFlag.rules.ts';
import { type FormErrors, noErrors, withoutFields } from '../../../shared/form/formErrors.rules.ts';
import { paths } from '../../../shared/paths.ts';
import { wizardMessages as words } from './wizard.messages.ts';

/**
 * The steps of the wizard, in order.
 * @see specification, section 2, "Feature flag wizard modal"
 */
export const wizardSteps = ['product-name', 'flag-name', 'flag-type', 'code'] as const;

/** @see {@link wizardSteps} */
export type WizardStep = (typeof wizardSteps)[number];

/** The values of the fields. */
export interface WizardValues {
  productName: string;
  flagName: string;
  type: FlagType | '';
  percentage: string;
}

/** A product by id and name, and when sites requested its flags before the wizard added one. */
export interface NamedProduct {
  _id: string;
  name: string;
  lastRequestAt: string | null;
}

/** The flag that the wizard created. */
export interface CreatedFlag {
  product: NamedProduct;
  flagId: string;
  identifier: string;
}

/** Everything that the wizard knows. */
export interface WizardState {
  step: WizardStep;
  values: WizardValues;
  errors: FormErrors;
  /** The product that an earlier attempt added, so that another attempt does not add it again. */
  addedProduct: NamedProduct | null;
  /** The flag; null until it is created. */
  created: CreatedFlag | null;
}

/** An event in the wizard. */
export type WizardEvent =
  | { type: 'changed'; values: Partial<WizardValues> }
  | { type: 'invalid'; errors: FormErrors }
  | { type: 'advanced' }
  | { type: 'returned' }
  | { type: 'productAdded'; product: NamedProduct }
  | { type: 'failed'; message: string }
  | { type: 'created'; flag: CreatedFlag };

/** The wizard when it opens. */
export const newWizard: WizardState = {
  step: 'product-name',
  values: {
    productName: '',
    flagName: '',
    type: '',
    percentage: String(FLAG_PERCENTAGE_DEFAULT),
  },
  errors: noErrors,
  addedProduct: null,
  created: null,
};

function stepBeside(step: WizardStep, offset: 1 | -1): WizardStep {
  return wizardSteps[wizardSteps.indexOf(step) + offset] ?? step;
}

/**
 * Returns the wizard after an event. A failure to create the flag leads back to the previous step.
 * @see specification, section 4
 */
export function nextWizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        values: { ...state.values, ...event.values },
        errors: withoutFields({ fields: state.errors.fields }, Object.keys(event.values)),
      };
    case 'invalid':
      return { ...state, errors: event.errors };
    case 'advanced':
      return { ...state, step: stepBeside(state.step, 1), errors: noErrors };
    case 'returned':
      return { ...state, step: stepBeside(state.step, -1), errors: noErrors };
    case 'productAdded':
      return { ...state, addedProduct: event.product };
    case 'failed':
      return { ...state, step: stepBeside(state.step, -1), errors: { message: event.message } };
    case 'created':
      return { ...state, created: event.flag };
  }
}

const plain = (name: string) => name.trim().toLowerCase();

/** Returns the product with this name, ignoring case and surrounding spaces. */
export function productNamed(
  name: string,
  products: readonly NamedProduct[],
): NamedProduct | undefined {
  return products.find((product) => plain(product.name) === plain(name));
}

/** The facts that decide whether a step is complete. */
export interface WizardFacts {
  products: readonly NamedProduct[];
  canAddProduct: boolean;
}

function productError(name: string, { products, canAddProduct }: WizardFacts): string | undefined {
  if (name.trim() === '') {
    return products.length === 0 ? words.firstProductRequired : words.productRequired;
  }
  if (productNamed(name, products) !== undefined || canAddProduct) return undefined;
  return words.productRestricted;
}

function nameError(name: string): string | undefined {
  if (name.trim() === '') return words.nameRequired;
  return identifierOf(name) === '' ? words.nameWithoutIdentifier : undefined;
}

/**
 * Returns what is wrong with the fields of a step, by field.
 * @see specification, section 5, "Wizard"
 */
export function stepErrors(
  step: WizardStep,
  { productName, flagName, type, percentage }: WizardValues,
  facts: WizardFacts,
): Record<string, string> {
  const found: Partial<Record<keyof WizardValues, string>> = {};
  if (step === 'product-name') found.productName = productError(productName, facts);
  if (step === 'flag-name') found.flagName = nameError(flagName);
  if (step === 'flag-type') {
    found.type = type === '' ? flagValidation.typeRequired : undefined;
    found.percentage = type === 'percentage' ? percentageError(percentage) : undefined;
  }
  const wrong = Object.entries(found).filter(([, error]) => error !== undefined);
  return Object.fromEntries(wrong) as Record<string, string>;
}

/**
 * Returns the request that creates the flag. A group gets its type and conditions in the form
 * afterward; until then, the flag lists no one.
 * @see specification, section 4
 */
export function createRequest({ flagName, type, percentage }: WizardValues): CreateFlagRequest {
  return {
    name: flagName.trim(),
    identifier: identifierOf(flagName),
    flag_type: type === 'group' || type === '' ? 'individual' : type,
    ...(type === 'percentage' ? { percentage: parsePercentage(percentage) } : {}),
    individual_users: [],
    active: true,
  };
}

/** Returns where the wizard leads: a group to the form with its type selected, others to the list. */
export function finishPath({ product, flagId }: CreatedFlag, type: WizardValues['type']): string {
  return type === 'group' ? paths.editFlagAs(product._id, flagId, type) : paths.flags(product._id);
}
