import type { Reply } from '#contract/kernel/call.ts'
import type { settings } from '#contract/settings.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { assertAllSitesAccess } from '#services/staff-catalog/steps.ts'

type WireGroup = Reply<typeof settings, 'GET /svc_admin/settings'>['groups'][number]

export interface SettingDeps {
  /** This process's settings, without secrets. */
  listedSettings: Pick<Configuration, 'mode' | 'listing'>
}

export const settingHandlers: Handlers<typeof settings, SettingDeps> = {
  async 'GET /svc_admin/settings'({ staff }, { listedSettings: { mode, listing } }) {
    // Most settings affect all sites, so staff without access to all sites may not read them.
    assertAllSitesAccess(staff)
    return { mode, groups: listing.map(wireGroup) }
  },
}

function wireGroup({ title, settings: listed }: Configuration['listing'][number]): WireGroup {
  return {
    title,
    settings: listed.map(({ meaning, values, ...setting }) => ({
      ...setting,
      meaning: sentenceOf(meaning),
      values: [...values],
    })),
  }
}

/**
 * Returns a setting's meaning as a sentence. Omits references to decisions, because these are links between documents.
 */
function sentenceOf(meaning: string): string {
  const text = meaning.replaceAll(/ \(\[decision \d{3}\]\([^)]{1,100}\)\)/g, '')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
