import type { SettingFilter } from '../filter-settings.ts'

const filters: Readonly<Record<SettingFilter, string>> = {
  changed: 'Differs from default',
  missing: 'Missing for a live store',
}

export const texts = {
  title: 'Store settings',
  intro:
    'These settings come from the store’s environment variables. To change one, edit the environment or the .env file, then restart the store.',
  search: 'Search settings',
  filter: 'Filter',
  all: 'All settings',
  filters,
  mode: {
    demo: (missing: number) =>
      missing === 0
        ? 'This store is a demo. It has all settings that a live store needs.'
        : `This store is a demo. A live store needs ${missing} more ${missing === 1 ? 'setting' : 'settings'}.`,
    live: 'This store is live and has all settings that it needs.',
  },
  empty: 'No settings match.',
  clear: 'Show all settings',
  set: 'Set',
  default: 'Default',
  notSet: 'Not set',
  secret: 'Secret',
  missing: 'Missing for live',
  purpose: (text: string) => `A live store needs ${text}.`,
  valueOf: (name: string) => `Value of ${name}`,
}
