import { z } from 'zod'
import { hasEmail, isPersonalText, reportedPath } from '#domain/analytics/redaction.ts'
import { deviceOf } from '#domain/analytics/visits/device.ts'
import { browserFamily } from '#domain/consent/browser-family.ts'

const Id = z
  .string()
  .max(100)
  .refine((text) => !hasEmail(text))
const Text = Id.refine((text) => !isPersonalText(text))
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

/** The context fields that the store reads. A malformed field is treated as absent. */
const Context = z.object({
  visitId: lenient(Id),
  tabId: lenient(Id),
  cartId: lenient(Id),
  visitStartedAt: lenient(z.number()),
  isApp: lenient(z.boolean()),
  locale: lenient(Text),
  userAgent: lenient(z.string().max(1_000)),
  library: lenient(z.object({ name: Id, version: Id })),
  page: lenient(z.object({ path: lenient(z.string().max(2_000)), referrer: lenient(z.string().max(2_000)) })),
  campaign: lenient(
    z.object({
      source: lenient(Text),
      medium: lenient(Text),
      name: lenient(Id),
      term: lenient(Text),
      content: lenient(Id),
    }),
  ),
})
type MessageContext = z.output<typeof Context>

export function readContext(context: object): MessageContext {
  return Context.parse(context)
}

/** Returns the context to store, without the network address, full user agent, and URL query [T32]. */
export function storedContext(context: MessageContext): object {
  const { visitId: _visit, tabId: _tab, cartId: _cart, userAgent, page, ...rest } = context
  const { referrer } = page ?? {}
  return {
    ...rest,
    ...(userAgent !== undefined && { browser: browserFamily(userAgent), device: deviceOf(userAgent) }),
    ...(page?.path !== undefined && { path: reportedPath(page.path) }),
    ...(referrer !== undefined && { referrer: URL.parse(referrer)?.hostname ?? '' }),
  }
}
