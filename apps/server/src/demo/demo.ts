import type { Database } from '../db/database.ts';
import { createOperatorService } from '../modules/admin/operator.service.ts';
import { createPackageInspector } from '../modules/packages/inspector.ts';
import * as store from './demo.store.ts';
import { createSeeder, type DemoServices } from './demoSeeder.ts';
import { DEMO_OPERATOR, DEMO_SIGN_IN } from './demoSignIn.ts';
import { demoPlugins } from './plugins.data.ts';
import { demoThemes } from './themes.data.ts';

/**
 * Activates the demo's people while the server is a demo, or else deactivates them: their
 * passwords are public, and a demo's data folder may be used in production later. The demo's operator
 * stays deactivated if there is another operator.
 */
export async function updateDemoAccess(db: Database, isDemo: boolean): Promise<void> {
  // Nobody is signed in while the server starts.
  await db.withSystem(async (tx) => {
    const { email } = DEMO_OPERATOR;
    await store.setAccountActive(tx, DEMO_SIGN_IN.email, isDemo);
    await store.setAccountActive(tx, email, isDemo && !(await store.hasOtherOperator(tx, email)));
  });
}

/** Creates the demo's operator, unless there is an operator. */
export async function seedDemoOperator(db: Database): Promise<void> {
  const person = { firstName: 'Ines', lastName: 'Ortega', ...DEMO_OPERATOR };
  await createOperatorService(db).addFirst(person);
}

/**
 * Creates the demo account with its products, versions and history, through the services that people
 * use. An interrupted seed continues at the next start. After a complete one, nothing that people
 * deleted is created again.
 */
export async function seedDemo(
  db: Database,
  services: DemoServices,
  now = new Date(),
): Promise<void> {
  // An account transaction could not write the account's plan and history.
  const known = await db.withSystem((tx) => store.findDemoAccount(tx, DEMO_SIGN_IN.email));
  if (known?.isDone) return;
  const inspector = createPackageInspector();
  try {
    const seeder = await createSeeder(db, services, inspector);
    for (const product of [...demoPlugins, ...demoThemes]) await seeder.add(product);
    await seeder.finish(now);
  } finally {
    await inspector.close();
  }
}
