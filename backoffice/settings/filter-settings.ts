import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type StoreSettings = Reply<Store, 'GET /svc_admin/settings'>
type Group = StoreSettings['groups'][number]
export type Setting = Group['settings'][number]

export const settingFilters = ['changed', 'missing'] as const
export type SettingFilter = (typeof settingFilters)[number]

/**
 * Returns the settings that match the filter and have all words of the text in their name, meaning, purpose, or values.
 */
export function filterSettings(groups: readonly Group[], filter: SettingFilter | null, text: string): Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, settings }) => ({
      title,
      settings: settings.filter((setting) => fits(setting, filter) && hasWords(setting, words)),
    }))
    .filter(({ settings }) => settings.length > 0)
}

function fits({ values }: Setting, filter: SettingFilter | null): boolean {
  if (filter === null) return true
  return values.some(({ isChanged, isMissing }) => (filter === 'changed' ? isChanged : isMissing))
}

function hasWords({ name, meaning, purpose, values }: Setting, words: readonly string[]): boolean {
  const shown = values.map(({ variable, value }) => `${variable} ${value ?? ''}`)
  const text = [name, meaning, purpose ?? '', ...shown].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Counts the values that a live store needs but does not have. */
export function countMissing(groups: readonly Group[]): number {
  return groups.flatMap(({ settings }) => settings.flatMap(({ values }) => values)).filter(({ isMissing }) => isMissing)
    .length
}
