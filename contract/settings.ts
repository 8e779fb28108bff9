import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

/** Settings of the process that answers, for staff to read. They come from environment variables. */
export const settings = contract({
  'GET /svc_admin/settings': {
    summary: 'Returns all settings with their values, without secrets or credentials in URLs',
    access: 'staff',
    permission: 'settings.read',
    rate: 'read',
    reply: z.strictObject({
      mode: z.enum(['demo', 'live']),
      groups: z.array(
        z.strictObject({
          title: z.string(),
          settings: z.array(
            z.strictObject({
              /** The environment variable, with `<SITE>` for a setting of each site. */
              name: z.string(),
              /** One sentence, with code in backticks. */
              meaning: z.string(),
              isSecret: z.boolean(),
              default: z.string().nullable(),
              /** The purpose in a live store, or null if a live store does not require the setting. */
              purpose: z.string().nullable(),
              values: z.array(
                z.strictObject({
                  variable: z.string(),
                  /** Null for a setting of all sites. */
                  site: z.enum(sites).nullable(),
                  isSet: z.boolean(),
                  /** Null for a secret, and for a default that the meaning describes. */
                  value: z.string().nullable(),
                  /** The value differs from the default. */
                  isChanged: z.boolean(),
                  /** A live store requires the variable, and it is not set. */
                  isMissing: z.boolean(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  },
})
