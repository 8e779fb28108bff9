import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

/** The settings of the responding process, for staff to read. They come from environment variables. */
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
              /** The environment variable. For a setting that differs by site, it contains `<SITE>`. */
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
                  /** Null if the setting applies to all sites. */
                  site: z.enum(sites).nullable(),
                  isSet: z.boolean(),
                  /** Null for a secret, or if `meaning` describes the default. */
                  value: z.string().nullable(),
                  /** True if the value differs from the default. */
                  isChanged: z.boolean(),
                  /** True if a live store requires the variable and it is not set. */
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
