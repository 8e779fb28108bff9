import type { Reply } from '#contract/kernel/call.ts'
import type { settings } from '#contract/settings.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { assertAllSites } from '#services/staff-catalog/steps.ts'

type WireGroup = Reply<typeof settings, 'GET /svc_admin/settings'>['groups'][number]

export interface SettingDeps {
  /** The settings of this process, without secrets. */
  listedSettings: Pick<Configuration, 'mode' | 'listing'>
}

export const settingHandlers: Handlers<typeof settings, SettingDeps> = {
  async 'GET /svc_admin/settings'({ staff }, { listedSettings: { mode, listing } }) {
    // Most settings concern all sites, so staff of some sites may not read them.
    assertAllSites(staff)
    return { mode, groups: listing.map(wireGroup) }
  },
}

function wireGroup({ title, settings: listed }: Configuration['listing'][number]): WireGroup {
  return {
    title,
    settings: listed.map(({ meaning, values, ...setting }) => ({
      ...setting,
      meaning: withoutDecisions(meaning),
      values: [...values],
    })),
  }
}

/** Removes references to decisions, which are links between documents. */
function withoutDecisions(meaning: string): string {
  return meaning.replaceAll(/ \(\[decision \d{3}\]\([^)]{1,100}\)\)/g, '')
}
