import { Button, Spinner, Stack, Steps } from '@pressdock/ui';
import { useEffect, useRef } from 'react';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { navigateFreely } from '../../../shared/navigation/navigation.ts';
import { CodeStep } from './CodeStep.tsx';
import { NameStep, TypeStep } from './FlagSteps.tsx';
import { ProductStep } from './ProductStep.tsx';
import { useWizard, type Wizard } from './useWizard.ts';
import { wizardMessages as words } from './wizard.messages.ts';
import { finishPath, type WizardStep, wizardSteps } from './wizard.rules.ts';

export interface FlagWizardProps {
  canAddProduct: boolean;
  onClose: () => void;
}

/**
 * Sets up a flag: picks or adds its product, names it, selects its type, and shows the code that
 * requests it.
 * @see specification, section 4, "Wizard"
 */
export function FlagWizard({ canAddProduct, onClose }: FlagWizardProps) {
  const wizard = useWizard(canAddProduct);
  const { step, created, values } = wizard;
  const content = useFocusedStep(step, created !== null);
  const isGroup = values.type === 'group';
  const finish = () => {
    if (created !== null) navigateFreely(finishPath(created, values.type));
  };
  const steps = (
    <Steps
      label={words.title}
      steps={words.steps}
      current={created === null ? wizardSteps.indexOf(step) : wizardSteps.length - 1}
    />
  );
  return (
    <FormDialog
      form={wizard}
      size={step === 'code' ? 'large' : 'medium'}
      title={words.title}
      submitLabel={step === 'flag-type' ? words.create : words.next}
      errorTitle={words.errorTitle}
      extraActions={
        step === 'product-name' ? undefined : <Button onPress={wizard.back}>{words.back}</Button>
      }
      result={
        step === 'code'
          ? {
              content: (
                <div ref={content}>
                  <Stack gap="24">
                    {steps}
                    {created ? (
                      <CodeStep flag={created} flagName={values.flagName.trim()} />
                    ) : (
                      <Creating />
                    )}
                  </Stack>
                </div>
              ),
              actions: created ? (
                <Button variant="primary" onPress={finish}>
                  {isGroup ? words.toForm : words.done}
                </Button>
              ) : (
                <Button isDisabled>{words.cancel}</Button>
              ),
            }
          : undefined
      }
      onClose={onClose}
    >
      <div ref={content}>
        <Stack gap="24">
          {steps}
          <StepFields wizard={wizard} />
        </Stack>
      </div>
    </FormDialog>
  );
}

function StepFields({ wizard }: { wizard: Wizard }) {
  if (wizard.step === 'product-name') return <ProductStep wizard={wizard} />;
  return wizard.step === 'flag-name' ? <NameStep wizard={wizard} /> : <TypeStep wizard={wizard} />;
}

function Creating() {
  return (
    <div role="status" tabIndex={-1} data-step-start>
      <Spinner label={words.creating} /> {words.creating}
    </div>
  );
}

/** Moves the focus to the beginning of each further step, whose field or title is new. */
function useFocusedStep(step: WizardStep, isCreated: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(`${step} ${isCreated}`);
  useEffect(() => {
    const now = `${step} ${isCreated}`;
    if (last.current === now) return;
    last.current = now;
    content.current?.querySelector<HTMLElement>('input, [data-step-start]')?.focus();
  }, [step, isCreated]);
  return content;
}
