import type { experiments } from '#contract/experiments.ts'
import { runningExperiments, type Experiment } from '#domain/experiments/running.ts'
import { chanceToBeat, sampleRatio } from '#domain/experiments/statistics.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readPayload } from '#services/flags/steps.ts'
import { readResults } from './repository.ts'

const maxExperiments = 100

export const experimentHandlers: Handlers<typeof experiments, { db: QueryRunner }> = {
  async 'GET /svc_admin/experiments'({ staff }, { db }) {
    const { features } = await readPayload(db)
    const running = runningExperiments(features).slice(0, maxExperiments)
    const results = await readResults(
      db,
      running.map(({ key }) => key),
      staff.sites,
    )
    return {
      experiments: running.map((experiment) => {
        const { key, name, flag } = experiment
        const own = results.filter((row) => row.experiment === key)
        const seen = staff.sites.filter((site) => own.some((row) => row.site === site))
        return {
          key,
          name,
          flag,
          sites: seen.map((site) =>
            siteReport(
              site,
              experiment,
              own.filter((row) => row.site === site),
            ),
          ),
        }
      }),
    }
  },
}

function siteReport(site: Site, { variations }: Experiment, rows: Awaited<ReturnType<typeof readResults>>) {
  const none = { visitors: 0, buyers: 0, orders: 0, revenue: 0 }
  const arms = variations.map(({ id, name, weight }) => {
    const { visitors, buyers, orders, revenue } = rows.find(({ variation }) => variation === id) ?? none
    return { id, name, weight, visitors, buyers, orders, revenue }
  })
  const [control] = arms
  const hasNewWeights = rows.some(
    ({ variation, weight, hasNewWeight }) => hasNewWeight || arms.find(({ id }) => id === variation)?.weight !== weight,
  )
  return {
    site,
    currency: siteSettings[site].currency,
    mixedVisitors: rows.reduce((sum, { mixed }) => sum + mixed, 0),
    hasNewWeights,
    sampleRatio: hasNewWeights ? null : sampleRatio(arms),
    variations: arms.map((arm, index) => ({
      ...arm,
      conversionRate: arm.visitors === 0 ? null : arm.buyers / arm.visitors,
      revenuePerVisitor: arm.visitors === 0 ? null : Math.round(arm.revenue / arm.visitors),
      chanceToBeatControl: index === 0 ? null : chanceToBeat(control!, arm),
    })),
  }
}
