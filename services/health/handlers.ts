import type { health } from '#contract/health.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { assertAllSitesAccess } from '#services/staff-catalog/steps.ts'
import type { CheckDeps } from './checks/check.ts'
import type { ReadHealth } from './read-health.ts'

export interface HealthDeps extends Pick<CheckDeps, 'healthHost' | 'index'> {
  readHealth: ReadHealth
}

export const healthHandlers: Handlers<typeof health, Pick<HealthDeps, 'readHealth'>> = {
  async 'GET /svc_admin/health'({ staff, now }, { readHealth }) {
    // The figures cover all sites, so staff with access to only some sites may not read them.
    assertAllSitesAccess(staff)
    return readHealth(now)
  },
}
