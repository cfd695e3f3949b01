import '@pressdock/ui/styles.css';
import {
  Badge,
  Heading,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { checkContrast } from '@pressdock/ui/contrast';
import { RichText } from '@pressdock/ui/rich-text';
import { createTheme } from '@pressdock/ui/tokens';
import tokens from '@pressdock/ui/tokens/dark.json';
import { Arrivals } from './Arrivals';

const message = 'High water at <strong>noon</strong>.<script>alert(1)</script>';

/** Runs only on the server and imports the kit through its main entry. */
export async function Page() {
  const ships = await Promise.resolve(['Aurora', 'Borealis']);
  return (
    <html lang="en">
      <head>
        <title>Harbor</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Stack gap="16">
          <Heading level={1}>Harbor</Heading>
          <Text>
            Rendered on the server. <Badge>Open</Badge>
          </Text>
          <Table caption="Ships">
            <TableHead>
              <TableColumn>Ship</TableColumn>
            </TableHead>
            <TableBody>
              {ships.map((ship) => (
                <TableRow key={ship}>
                  <TableCell>{ship}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <RichText html={message} />
          <Text>
            {`Weak pairs: ${checkContrast(createTheme('dark')).length}, gap: ${tokens.space[16].$value.value}`}
          </Text>
          <Arrivals />
        </Stack>
      </body>
    </html>
  );
}
