import { z } from 'zod'

interface OpenSpan {
  firstDay: number
  lastDay: number
  from: number
  to: number
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const span = /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? (\d{2}):(\d{2})-(\d{2}):(\d{2})$/
const maxSpans = 14

const chatSites = ['USA', 'CAN', 'APO'] as const
type ChatSite = (typeof chatSites)[number]

const hours = z
  .string()
  .refine((value) => parseOfficeHours(value) !== undefined, {
    error: 'must be hours such as Mon-Fri 09:00-17:00,Sat 10:00-14:00, or closed',
  })
  .default('Mon-Fri 09:00-17:00')

export const chatVariables = {
  SUPPORT_EMAIL: z
    .string()
    .refine((value) => /^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,255}$/.test(value), {
      error: 'must be an email address such as support@shop.example',
    })
    .optional(),
  CHAT_PAGE_URL: z
    .string()
    .refine((value) => URL.parse(value)?.protocol === 'https:', { error: 'must be a URL that begins with https://' })
    .optional(),
  ...(Object.fromEntries(chatSites.map((site) => [`CHAT_HOURS_${site}`, hours])) as Record<
    `CHAT_HOURS_${ChatSite}`,
    typeof hours
  >),
}

export interface SupportSettings {
  /** Undefined means support@ at the USA site's host. */
  email: string | undefined
  /** URL of a vendor's chat page that replaces the built-in chat. */
  chatPageUrl: string | undefined
  /** Weekdays, and minutes after midnight. Sites without chat are absent. */
  hours: Readonly<Partial<Record<string, readonly OpenSpan[]>>>
}

export function supportOf(values: z.output<z.ZodObject<typeof chatVariables>>): SupportSettings {
  const entries = chatSites.map((site) => [site, parseOfficeHours(values[`CHAT_HOURS_${site}`])!] as const)
  return { email: values.SUPPORT_EMAIL, chatPageUrl: values.CHAT_PAGE_URL, hours: Object.fromEntries(entries) }
}

/** Parses hours such as 'Mon-Fri 09:00-17:00, Sat 10:00-14:00', or 'closed'. Returns undefined if invalid. */
export function parseOfficeHours(text: string): readonly OpenSpan[] | undefined {
  if (text.trim() === 'closed') return []
  const parts = text.split(',')
  const spans = parts.flatMap((part) => parseSpan(part.trim()) ?? [])
  return parts.length <= maxSpans && spans.length === parts.length ? spans : undefined
}

function parseSpan(text: string): OpenSpan | undefined {
  const [, first = '', last = first, fromHour, fromMinute, toHour, toMinute] = span.exec(text) ?? []
  const [firstDay, lastDay] = [days.indexOf(first) + 1, days.indexOf(last) + 1]
  const [from, to] = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)]
  const isRight = firstDay > 0 && lastDay >= firstDay && from < to && to <= 1_440
  return isRight && Number(fromMinute) < 60 && Number(toMinute) < 60 ? { firstDay, lastDay, from, to } : undefined
}
