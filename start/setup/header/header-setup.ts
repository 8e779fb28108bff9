import { z } from 'zod'
import { sites } from '#domain/sites.ts'

const label = (longest: number) => z.string().min(1).max(longest)
const path = z.string().regex(/^\/(?!\/)[\w./-]{0,200}$/, 'must be a path such as /barbells')
const moment = z.union([
  z.iso.date('must be a day such as "2026-11-01" or a time such as "2026-12-19T14:00:00Z"'),
  z.iso.datetime('must be a day such as "2026-11-01" or a time such as "2026-12-19T14:00:00Z"'),
])
/** An entry without sites applies to all sites. A day starts at midnight UTC. */
const entry = { sites: z.array(z.enum(sites)).min(1).optional(), from: moment.optional(), until: moment.optional() }

/** The setup.toml keys for the header. If a key is missing, the editors' version is preserved. */
export const headerKeys = {
  menu: z
    .array(z.strictObject({ label: label(60), categories: z.array(z.string().max(200)).min(1).max(20) }))
    .max(30)
    .optional(),
  links: z
    .array(z.strictObject({ label: label(40), path, badge: label(12).optional(), ...entry }))
    .max(20)
    .optional(),
  announcements: z
    .array(
      z
        .strictObject({ text: label(200), link: path.optional(), link_label: label(40).optional(), ...entry })
        .refine(
          ({ link, link_label }) => (link === undefined) === (link_label === undefined),
          'needs link and link_label together',
        ),
    )
    .max(12)
    .optional(),
}

const HeaderSetup = z.object(headerKeys)
export type HeaderSetup = z.output<typeof HeaderSetup>
