import {
  Alert,
  Button,
  Card,
  Checkbox,
  Inline,
  Link,
  Select,
  SelectItem,
  Stack,
  Switch,
  Text,
  TextField,
} from '@pressdock/ui';
import { checkContrast } from '@pressdock/ui/contrast';
import { type BrandTheme, createTheme } from '@pressdock/ui/tokens';
import * as styles from './brands.css.ts';
import { orchard, orchardDark } from './orchard.ts';

const ours = { name: 'The kit', light: createTheme('light'), dark: createTheme('dark') };
const theirs = { name: 'Orchard', light: orchard, dark: orchardDark };

function Sample({ name, theme }: { name: string; theme: BrandTheme }) {
  const misses = checkContrast(theme).length;
  return (
    <div className={styles.pane} style={theme.style}>
      <Card title={`${name}, ${theme.scheme}`} headingLevel={3}>
        <Stack>
          <TextField label={`Address, ${name} ${theme.scheme}`} defaultValue="Quay 7" />
          <Select label={`Delivery, ${name} ${theme.scheme}`} defaultValue="ship">
            <SelectItem id="ship">By ship</SelectItem>
            <SelectItem id="cart">By cart</SelectItem>
          </Select>
          <Checkbox defaultSelected>Ring twice</Checkbox>
          <Switch defaultSelected>Every week</Switch>
          <Alert tone="positive">Eight crates are on their way.</Alert>
          <Inline>
            <Button variant="primary">Order</Button>
            <Button>Save for later</Button>
            <Link href="#order">What is in it</Link>
          </Inline>
          <Text size="13" tone="muted">
            {misses === 0 ? 'Every pair of colors is strong enough.' : `${misses} weak pairs.`}
          </Text>
        </Stack>
      </Card>
    </div>
  );
}

/** The same screen in the kit's own themes and in those of another brand. */
export function Brands() {
  return (
    <div className={`sb-unstyled ${styles.panes}`}>
      {[ours, theirs].flatMap(({ name, light, dark }) =>
        [light, dark].map((theme) => (
          <Sample key={`${name} ${theme.scheme}`} name={name} theme={theme} />
        )),
      )}
    </div>
  );
}
