import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Count = z.int().min(0)
const Share = z.number().min(0).max(1)

const Variation = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Share of the visitors that should see it. */
  weight: Share,
  visitors: Count,
  /** Visitors with at least one order. */
  buyers: Count,
  orders: Count,
  /** Minor units of the site's currency, with tax. */
  revenue: z.int(),
  /** Buyers divided by visitors; null without visitors. */
  conversionRate: Share.nullable(),
  /** Minor units; null without visitors. */
  revenuePerVisitor: z.int().nullable(),
  /** Probability of a higher conversion rate than the control's; null for the control itself and without visitors. */
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
          /** The sites on which it has visitors. */
          sites: z.array(
            z.strictObject({
              site: z.enum(sites),
              currency: z.string(),
              /** Visitors who saw more than one variation, and count for none. */
              mixedVisitors: Count,
              /** True if the weights changed since the first visitor, so that the split of visitors is not tested. */
              hasNewWeights: z.boolean(),
              /** Probability of this split of visitors if the weights are right; null if it is not tested. */
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
