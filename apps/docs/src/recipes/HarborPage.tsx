import {
  AppShell,
  Badge,
  Breadcrumb,
  Breadcrumbs,
  Button,
  Card,
  ChartIcon,
  FlagIcon,
  Grid,
  HomeIcon,
  NavGroup,
  NavLink,
  PageHeader,
  Stack,
  Stat,
  StatGroup,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import type { Ship } from './ships.ts';

const figure = (count: number) => count.toLocaleString('en-US');

const navigation = (
  <>
    <NavGroup>
      <NavLink href="#home" icon={<HomeIcon />} isCurrent>
        Home
      </NavLink>
    </NavGroup>
    <NavGroup title="Harbor">
      <NavLink href="#ships" icon={<FlagIcon />} isCurrent={false}>
        Ships
      </NavLink>
      <NavLink href="#tides" icon={<ChartIcon />} isCurrent={false}>
        Tides
      </NavLink>
    </NavGroup>
  </>
);

/** A whole page: breadcrumbs, statistics, a list, and the next arrivals. */
export function HarborPage({ ships }: { ships: readonly Ship[] }) {
  const tons = ships.reduce((sum, ship) => sum + ship.tons, 0);
  return (
    <AppShell
      brand="Harbor"
      navigation={navigation}
      topBar={
        <Breadcrumbs label="Where you are">
          <Breadcrumb>Home</Breadcrumb>
        </Breadcrumbs>
      }
    >
      <Stack gap="24">
        <PageHeader
          title="Today in the harbor"
          context="20 Nov 2026, high water at 14:20"
          actions={<Button variant="primary">Register ship</Button>}
        />
        <StatGroup>
          <Stat label="Ships in port" value={figure(ships.length)} detail="2 more at noon" />
          <Stat label="Cargo" value={`${figure(tons)} t`} detail="since Monday" />
          <Stat label="Free berths" value="4" detail="of 32" />
        </StatGroup>
        <Grid minColumnWidth="20rem" gap="24">
          <Card title="Ships in port" padding="none">
            <Table caption="Ships in port" isCaptionHidden>
              <TableHead>
                <TableColumn>Name</TableColumn>
                <TableColumn align="end">Tons</TableColumn>
              </TableHead>
              <TableBody>
                {ships.slice(0, 5).map((ship) => (
                  <TableRow key={ship.id}>
                    <TableCell isRowHeader>{ship.name}</TableCell>
                    <TableCell align="end">{figure(ship.tons)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Card>
          <Card title="Next" aside={<Badge tone="caution">Fog</Badge>}>
            <Stack gap="8">
              <Text>Pilots wait for the fog to lift.</Text>
              <Text tone="muted">The next word comes at 11:00.</Text>
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </AppShell>
  );
}
