import { validationMessages } from '@pressdock/api';
import { productMessages } from '../../entities/product/product.messages.ts';
import { formatCount } from '../../shared/format.ts';
import type { ProductKind } from '../../shared/paths.ts';

const titles = { plugin: 'Plugin', theme: 'Theme' } as const;

/**
 * Every sentence of the list, the form and the versions page, for plugins or for themes.
 * @see specification, sections 5 and 8
 */
export function productsMessages(kind: ProductKind) {
  const Kind = titles[kind];
  return {
    list: {
      title: `${Kind}s`,
      context: (count: number) => formatCount(count, kind, `${kind}s`),
      search: `Search ${kind}s by name`,
      searchPlaceholder: 'Search by name',
      add: `Add ${kind}`,
      addHint: `Give it a name, then upload its first version.`,
      addRefused: `Your account may not add ${kind}s. Ask the owner of the account, or change its plan.`,
      loading: `Loading your ${kind}s`,
      failed: productMessages.listFailed[kind],
      emptyTitle: `No ${kind}s yet`,
      empty: `Add a ${kind} to give it versions, and to offer them as updates to the sites that run it.`,
      noResultTitle: (query: string) => `No ${kind} is called “${query}”`,
      noResult: `Try another part of its name, or look at all of your ${kind}s.`,
      showAll: `Show all ${kind}s`,
    },
    form: {
      addTitle: `Add ${kind}`,
      addContext: `Its first version comes next.`,
      editTitle: `Edit ${kind}`,
      save: `Save ${kind}`,
      create: `Add ${kind}`,
      cancel: 'Cancel',
      summaryTitle: `The ${kind} was not saved`,
      untouched: validationMessages.productUntouched,
      failed: `There was an error saving your ${kind}.  Please try again.`,
      loading: `Loading the ${kind}`,
      fetchFailed: `There was an error fetching your ${kind}.  Please try again.`,
      missingTitle: `There is no such ${kind}`,
      missing: 'It may have been deleted, or the address is mistyped.',
      backToList: `Show all ${kind}s`,
      staleTitle: `This ${kind} was changed elsewhere`,
      stale:
        'Somebody saved it after you opened it here. What you typed is still in the form: save it over the newer one, or load the newer one and lose what you typed.',
      saveOver: 'Save mine over it',
      loadNewer: 'Load the newer one',
      loadNewerFailed: 'The newer one could not be loaded.  Please try again.',
      leaveTitle: 'Leave without saving?',
      leave: `What you changed on this ${kind} has not been saved and will be lost.`,
      leaveConfirm: 'Leave without saving',
      leaveCancel: 'Stay',
      more: kind === 'plugin' ? 'About the plugin' : 'About the theme',
      fields: {
        name: { label: 'Name', description: `As it appears on the sites' ${kind} screens.` },
        slug: {
          label: 'Slug',
          description: `The name of the ${kind}'s folder. Sites know it by this, so keep it once it is released.`,
        },
        description: {
          label: 'Description',
          description: `What it does, in a few sentences. Simple HTML is kept.`,
        },
        homepage: { label: 'Homepage', description: 'Where people read about it.' },
        author: { label: 'Author', description: undefined },
        author_homepage: { label: "Author's homepage", description: undefined },
        installation: {
          label: 'Installation',
          description: 'How it is set up, for its details on the site. Simple HTML is kept.',
        },
        details_url: {
          label: 'Details address',
          description: 'The page that a site opens for “View version details”.',
        },
      },
    },
    deleteProduct: {
      title: (name: string) => `Delete ${name}?`,
      confirm: `Delete ${kind}`,
      cancel: 'Cancel',
      failed: `There was an error deleting your ${kind}.  Please try again.`,
      alone: `The ${kind} has no versions. It cannot be brought back.`,
      withVersions: (versions: string, downloads: string) =>
        `${versions} and ${downloads} counted go with it, and its temporary links stop working. Sites that run it are no longer offered updates. It cannot be brought back.`,
      type: (slug: string) => `Type ${slug} to confirm`,
      typeMismatch: 'This is not the slug.',
      done: (name: string) => `${name} was deleted`,
    },
  };
}
