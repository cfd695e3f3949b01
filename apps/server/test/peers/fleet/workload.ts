import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addFlag, addFlagProduct } from '../../harness/flags.ts';
import { addCustomer, addLicense } from '../../harness/licenses.ts';
import { addProduct, release, uniqueSlug } from '../../harness/products.ts';
import type { Person } from '../../harness/server.ts';
import { type Fleet, LostResponse } from './fleet.ts';

/** The changes that the servers acknowledged, in the order of their responses. */
export interface Acknowledged {
  licenses: string[];
  domains: string[];
  versions: string[];
  /** The revisions of the flag. */
  revisions: number[];
  registrations: string[];
}

/** The objects that the workload changes. */
export interface Subjects {
  product: string;
  /** The path of a feature flag. */
  flag: string;
  customer: string;
  license: { id: string; key: string };
}

/** Adds the objects that the workload changes. */
export async function addSubjects(person: Person, webhookUrl: string): Promise<Subjects> {
  const product = await addProduct(person, 'plugins', uniqueSlug());
  const webhooks = { webhook_urls: [webhookUrl] };
  await person.api('PATCH', `/api/v1/plugins/${product}`, webhooks);
  const flag = await addFlag(person, await addFlagProduct(person));
  const customer = await addCustomer(person);
  return { product, flag, customer, license: await addLicense(person, customer, { product }) };
}

/** The servers, the person who changes something, and what is changed. */
interface WorkloadTarget {
  fleet: Fleet;
  person: Person;
  subjects: Subjects;
}

function expectStatus({ status, text }: { status: number; text: string }, expected: number): void {
  if (status !== expected) throw new Error(`Expected ${expected}, got ${status}: ${text}`);
}

/** Changes something of each kind, over and over, until stopped. */
export class Workload {
  readonly acknowledged: Acknowledged = {
    licenses: [],
    domains: [],
    versions: [],
    revisions: [],
    registrations: [],
  };
  readonly #fleet: Fleet;
  readonly #person: Person;
  readonly #subjects: Subjects;
  readonly #workers: Promise<void>[] = [];
  #isOver = false;

  constructor({ fleet, person, subjects }: WorkloadTarget) {
    this.#fleet = fleet;
    this.#person = person;
    this.#subjects = subjects;
  }

  /** Starts all workers. */
  start(): void {
    this.#work(20, () => this.#addLicense());
    this.#work(20, () => this.#addLicense());
    this.#work(20, () => this.#activate());
    this.#work(20, () => this.#activate());
    this.#work(100, (n) => this.#release(n));
    this.#work(300, (n) => this.#changeFlag(n));
    this.#work(200, () => this.#register());
  }

  /** Stops once the requests in progress have their responses. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#workers);
  }

  /** Returns how many changes were acknowledged. */
  count(): number {
    return Object.values(this.acknowledged).reduce((sum, all) => sum + all.length, 0);
  }

  /** Describes what was acknowledged and which requests had no response. */
  describe(): string {
    const counts = Object.entries(this.acknowledged).map(([name, all]) => `${all.length} ${name}`);
    const lost = Object.entries(this.#fleet.lost).map(([event, n]) => `${n} ${event}`);
    return `acknowledged ${counts.join(', ')}; no response: ${lost.join(', ') || 'none'}`;
  }

  #work(pauseMs: number, step: (n: number) => Promise<void>): void {
    const run = async () => {
      for (let n = 1; !this.#isOver; n += 1) {
        await step(n).catch((error: unknown) => {
          if (!(error instanceof LostResponse)) throw error;
        });
        await wait(pauseMs);
      }
    };
    this.#workers.push(run());
  }

  async #addLicense(): Promise<void> {
    const { customer } = this.#subjects;
    this.acknowledged.licenses.push((await addLicense(this.#person, customer)).key);
  }

  async #activate(): Promise<void> {
    const domain = `${randomUUID()}.example.com`;
    const query = new URLSearchParams({ license: this.#subjects.license.key, domain });
    const path = `/api/v2/public/${this.#person.id}/license/activate?${query}`;
    expectStatus(await this.#fleet.send('GET', path), 200);
    this.acknowledged.domains.push(domain);
  }

  async #release(n: number): Promise<void> {
    const version = `1.0.${n}`;
    expectStatus(await release(this.#person, this.#subjects.product, version), 201);
    this.acknowledged.versions.push(version);
  }

  async #changeFlag(n: number): Promise<void> {
    const body = { active: n % 2 === 1 };
    const changed = await this.#person.api('PATCH', this.#subjects.flag, body);
    expectStatus(changed, 200);
    this.acknowledged.revisions.push(changed.body.revision);
  }

  async #register(): Promise<void> {
    const email = `${randomUUID()}@example.com`;
    const body = { firstName: 'Eve', lastName: 'Example', email, password: 'a long enough phrase' };
    const registered = await this.#fleet.send('POST', '/api/v1/users/create/register/', { body });
    if (registered.status >= 300) throw new Error(`Not registered: ${registered.text}`);
    this.acknowledged.registrations.push(email);
  }
}
