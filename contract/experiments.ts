import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Count = z.int().min(0)
const Share = z.number().min(0).max(1)

const Variation = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Share of visitors that should see the variation. */
  weight: Share,
  visitors: Count,
  /** Visitors with at least one order. */
  buyers: Count,
  orders: Count,
  /** Revenue in minor units of the site's currency, including tax. */
  revenue: z.int(),
  /** Buyers divided by visitors. Null if there are no visitors. */
  conversionRate: Share.nullable(),
  /** Minor units. Null if there are no visitors. */
  revenuePerVisitor: z.int().nullable(),
  /**
   * Probability that the conversion rate is higher than the control's. Null for the control and if there are no
   * visitors.
   */
  chanceToBeatControl: Share.nullable(),
})

export const experiments = contract({
  'GET /svc_admin/experiments': {
    summary: 'Returns the running experiments with the results of their variations, by site',
    access: 'staff',
    permission: 'analytics.read',
    rate: 'read',
    reply: z.strictObject({
      experiments: z.array(
        z.strictObject({
          key: z.string(),
          name: z.string(),
          flag: z.string(),
          /** The sites on which the experiment has visitors. */
          sites: z.array(
            z.strictObject({
              site: z.enum(sites),
              currency: z.string(),
              /** Visitors who saw more than one variation. They are excluded from the results. */
              mixedVisitors: Count,
              /** True if the weights changed after the first visitor. The split is then not tested. */
              hasNewWeights: z.boolean(),
              /** Probability of this visitor split if the weights are right, or null if it is not tested. */
              sampleRatio: z.strictObject({ probability: Share, isMismatch: z.boolean() }).nullable(),
              /** The control comes first. */
              variations: z.array(Variation),
            }),
          ),
        }),
      ),
    }),
  },
})
