import type { SearchAccountResponse } from '@pressdock/api';
import { FileIcon, FlagIcon, KeyIcon, SearchIcon, UserIcon } from '@pressdock/ui';
import { customerName } from '../../../entities/customer/customer.rules.ts';
import { licenseMessages } from '../../../entities/license/license.messages.ts';
import { formatDate } from '../../../shared/format.ts';
import { paths } from '../../../shared/paths.ts';
import { shellMessages } from '../shell.messages.ts';
import type { Command, CommandSection } from './commands.rules.ts';

const { found: words } = shellMessages.palette;

type Found<Kind extends keyof SearchAccountResponse> =
  SearchAccountResponse[Kind]['results'][number];

const facts = (...texts: string[]) => texts.filter(Boolean).join(' · ');

function licenseCommand(license: Found<'licenses'>): Command {
  const { _id: id, key, productInfo, customerEmail, status } = license;
  return {
    id: `license-${id}`,
    label: key,
    isMonospace: true,
    description: facts(
      productInfo?.name ?? licenseMessages.everyProduct,
      customerEmail ?? licenseMessages.noCustomer,
      licenseMessages.status[status],
    ),
    icon: KeyIcon,
    href: paths.editLicense(id),
  };
}

function customerCommand(customer: Found<'customers'>): Command {
  const { _id: id, email, licenseCount } = customer;
  return {
    id: `customer-${id}`,
    label: email,
    description: facts(customerName(customer), words.licenseCount(licenseCount)),
    icon: UserIcon,
    href: paths.customer(id),
  };
}

function versionCommand({ _id: id, version, createdAt, product }: Found<'versions'>): Command {
  return {
    id: `version-${id}`,
    label: words.version(product.name, version),
    description: formatDate(createdAt),
    icon: FileIcon,
    href: paths.version(product.kind, product._id, id),
  };
}

function flagCommand({ _id: id, name, identifier, active, product }: Found<'flags'>): Command {
  return {
    id: `flag-${id}`,
    label: name,
    description: facts(product.name, identifier, words.flagState(active)),
    icon: FlagIcon,
    href: paths.editFlag(product._id, id),
  };
}

const showAll = (label: string, href: string): Command => ({
  id: href,
  label,
  icon: SearchIcon,
  href,
});

/**
 * Returns what a search found as sections of the palette, with a link to the whole list where there
 * is more.
 *
 * @param text what was searched for
 * @param options.isCurrent whether the palette still shows this text; older results are filtered by the
 *   newer one, so that Enter never opens what no longer matches
 * @param options.hasFlags whether the menu shows feature flags to this person
 */
export function foundSections(
  found: SearchAccountResponse | undefined,
  text: string,
  { isCurrent, hasFlags }: { isCurrent: boolean; hasFlags: boolean },
): CommandSection[] {
  if (found === undefined) return [];
  const { licenses, customers, versions, flags } = found;
  const allLicenses = showAll(words.allLicenses, paths.licenses({ searchText: text }));
  const allCustomers = showAll(words.allCustomers, paths.customers({ q: text }));
  const sections: CommandSection[] = [
    {
      title: words.licenses,
      commands: [
        ...licenses.results.map(licenseCommand),
        ...(licenses.hasMore ? [allLicenses] : []),
      ],
    },
    {
      title: words.customers,
      commands: [
        ...customers.results.map(customerCommand),
        ...(customers.hasMore ? [allCustomers] : []),
      ],
    },
    { title: words.versions, commands: versions.results.map(versionCommand) },
    { title: words.flags, commands: hasFlags ? flags.results.map(flagCommand) : [] },
  ];
  return sections.map((section) => ({ ...section, isMatched: isCurrent }));
}
