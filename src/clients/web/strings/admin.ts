import { count, plural } from '../format.ts'
import { inLanguage } from './language.ts'

/** What administrators of the installation read. */
export const admin = inLanguage({
  en: {
    title: 'Administration',
    titled: (page: string) => `${page} · Administration`,
    tabs: 'Administration',
    forbidden: 'Administration is for administrators of this installation.',
    forbiddenWords:
      'Somebody who is one can make you one, in the list of users; whoever runs the server can do it from the command line:',
    forbiddenCommand: 'populace admin create --email you@example.com',
    status: 'Status',
    tiers: 'Tiers',
    organizations: 'Organizations',
    users: 'Users',
    keys: 'Keys',
    jobs: 'Jobs',
    changes: 'Changes',
    search: 'Search',
    all: 'All',
    show: 'Show',
    of: (from: number, to: number, total: number) => `${count(from)}–${count(to)} of ${count(total)}`,
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    none: 'none',
    never: 'never',
    nothing: 'There are none.',
    nothingHere: 'Nothing matches.',
    nothingHereWords: 'Other words, or fewer filters, may find more.',
    clear: 'Clear the filters',
    only: (what: string) => `Only ${what}`,
    organizationNumber: (id: string) => `organization ${id}`,
    userNumber: (id: string) => `user ${id}`,
    saved: 'Saved.',
    organizationCount: (many: number) =>
      `${count(many)} ${plural(many, { one: 'organization', other: 'organizations' })}`,
    people: (many: number) => `${count(many)} ${plural(many, { one: 'person', other: 'people' })}`,
    rowsGone: (rows: number) => `${count(rows)} ${plural(rows, { one: 'row', other: 'rows' })} went with it.`,
  },
})
