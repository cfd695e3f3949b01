import { useReducer } from 'react';
import { flagProductsAtom } from '../../../entities/featureFlag/flagProducts.queries.ts';
import { type FailedCall, fieldErrors, hasErrors } from '../../../shared/form/formErrors.rules.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { sharedMessages } from '../../../shared/messages.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { addFlagProductAtom } from '../featureFlags.queries.ts';
import { wizardMessages as words } from './wizard.messages.ts';
import { addFlagAtom } from './wizard.queries.ts';
import {
  createRequest,
  newWizard,
  nextWizard,
  productNamed,
  stepErrors,
  type WizardValues,
} from './wizard.rules.ts';

const EXPLAINED = [400, 403, 409];

/** Returns the server's reason, which names a limit or a name that is taken, or else the sentence. */
function reasonOf({ status, error, retryAfterSeconds }: FailedCall, sentence: string): string {
  if (status === 429) return sharedMessages.tooManyAttempts(retryAfterSeconds);
  if (!EXPLAINED.includes(status)) return sentence;
  return Object.values(error.fields ?? {})[0] ?? error.message;
}

/** Holds the state of the wizard, and creates the product and the flag once at a time. */
export function useWizard(canAddProduct: boolean) {
  const [state, dispatch] = useReducer(nextWizard, newWizard);
  const { step, values, addedProduct } = state;
  const listed = useAtomValue(flagProductsAtom).data ?? [];
  const products = addedProduct === null ? listed : [addedProduct, ...listed];
  const addProduct = useSetAtom(addFlagProductAtom);
  const addFlag = useSetAtom(addFlagAtom);
  const { isPending, run } = useSubmission();

  const findOrAddProduct = async () => {
    const known = productNamed(values.productName, products);
    if (known !== undefined) return known;
    const name = values.productName.trim();
    const added = await addProduct({ name });
    if (!added.ok) {
      dispatch({ type: 'failed', message: reasonOf(added, words.productFailed) });
      return undefined;
    }
    const product = { _id: added.data._id, name, lastRequestAt: null };
    dispatch({ type: 'productAdded', product });
    return product;
  };

  const create = async () => {
    const product = await findOrAddProduct();
    if (product === undefined) return;
    const body = createRequest(values);
    const result = await addFlag({ productId: product._id, body });
    if (!result.ok) {
      dispatch({ type: 'failed', message: reasonOf(result, words.flagFailed) });
      return;
    }
    const { identifier } = body;
    dispatch({ type: 'created', flag: { product, flagId: result.data._id, identifier } });
  };

  const submit = () => {
    const errors = fieldErrors(stepErrors(step, values, { products, canAddProduct }));
    if (hasErrors(errors)) return dispatch({ type: 'invalid', errors });
    dispatch({ type: 'advanced' });
    if (step === 'flag-type') run(create);
  };

  return {
    ...state,
    products,
    isPending,
    submit,
    hasChanges: values.productName !== '' || values.flagName !== '' || values.type !== '',
    back: () => dispatch({ type: 'returned' }),
    /** The props that connect a field to a value. */
    field: <Name extends keyof WizardValues>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: WizardValues[Name]) =>
        dispatch({ type: 'changed', values: { [name]: value } }),
    }),
  };
}

/** The wizard as its steps take it. */
export type Wizard = ReturnType<typeof useWizard>;
