import { z } from 'zod'
import { healthGroups, healthStates, type HealthCheckName, type HealthGroup } from '#domain/health/health-check.ts'
import { contract } from './kernel/call.ts'

const State = z.enum(healthStates)
const groups = Object.keys(healthGroups) as [HealthGroup, ...HealthGroup[]]
const names = Object.values(healthGroups).flat() as [HealthCheckName, ...HealthCheckName[]]

/** Store health for operators, without secrets or personal data. */
export const health = contract({
  'GET /svc_admin/health': {
    summary: 'Returns the health checks and the running processes; results are up to five seconds old',
    access: 'staff',
    permission: 'health.read',
    rate: 'read',
    reply: z.strictObject({
      checkedAt: z.iso.datetime(),
      /** The worst state among the checks. */
      state: State,
      checks: z.array(
        z.strictObject({
          name: z.enum(names),
          group: z.enum(groups),
          title: z.string(),
          state: State,
          /** Subject of the check and reason that it matters. */
          meaning: z.string(),
          /** The measurement, such as a count or an age. */
          figure: z.string(),
          /** Instructions for staff, or null if the check is ok. */
          advice: z.string().nullable(),
          /** The back-office page for the figure. */
          link: z.string().nullable(),
        }),
      ),
      processes: z.array(
        z.strictObject({
          id: z.uuid(),
          parts: z.array(z.string()),
          /** The build that the process serves, or null if the process serves no pages. */
          release: z.strictObject({ hash: z.string(), buildDate: z.iso.datetime() }).nullable(),
          startedAt: z.iso.datetime(),
          seenAt: z.iso.datetime(),
        }),
      ),
    }),
  },
})
