import {
  Button,
  DescriptionItem,
  DescriptionList,
  Dialog,
  Select,
  SelectItem,
  Stack,
  Steps,
  TextField,
} from '@pressdock/ui';
import { useState } from 'react';

const steps = ['Ship', 'Berth', 'Check'] as const;
const quays = { north: 'Northern quay', south: 'Southern quay' } as const;

interface Registration {
  name: string;
  quay: keyof typeof quays;
}

/** Asks in three steps. Going back loses nothing, and an empty name blocks the next step. */
export function RegisterShip({ register }: { register: (ship: Registration) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const [name, setName] = useState('');
  const [quay, setQuay] = useState<keyof typeof quays>('north');
  const [isNameMissing, setNameMissing] = useState(false);

  const continueToNext = () => {
    setNameMissing(!name);
    if (!name) return;
    if (step < steps.length - 1) return setStep(step + 1);
    register({ name, quay });
    setOpen(false);
    setStep(0);
  };

  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Register ship
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Register a ship"
        actions={
          <>
            <Button onPress={() => (step === 0 ? setOpen(false) : setStep(step - 1))}>
              {step === 0 ? 'Cancel' : 'Back'}
            </Button>
            <Button variant="primary" onPress={continueToNext}>
              {step === steps.length - 1 ? 'Register ship' : 'Continue'}
            </Button>
          </>
        }
      >
        <Stack gap="24">
          <Steps label="Register a ship" steps={steps} current={step} />
          {step === 0 && (
            <TextField
              label="Name"
              value={name}
              onChange={setName}
              errorMessage={isNameMissing ? 'A ship needs a name.' : undefined}
              isRequired
            />
          )}
          {step === 1 && (
            <Select
              label="Quay"
              value={quay}
              onChange={(value) => setQuay(value === 'south' ? 'south' : 'north')}
            >
              <SelectItem id="north">{quays.north}</SelectItem>
              <SelectItem id="south">{quays.south}</SelectItem>
            </Select>
          )}
          {step === 2 && (
            <DescriptionList>
              <DescriptionItem term="Name">{name}</DescriptionItem>
              <DescriptionItem term="Quay">{quays[quay]}</DescriptionItem>
            </DescriptionList>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
