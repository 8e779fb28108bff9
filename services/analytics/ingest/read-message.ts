import { z } from 'zod'
import { eventSchemas, Sha256 } from '#contract/analytics-events.ts'
import { WireMessage, messageLimits } from '#contract/analytics-messages.ts'
import { customEvent, eventCatalog, isEventName } from '#domain/analytics/event-catalog.ts'
import type { StoredMessage } from '#domain/analytics/deliveries/stored-event.ts'
import { eventTime } from '#domain/analytics/event-time.ts'
import { integrationsOf, type Destination } from '#domain/analytics/destinations.ts'
import { isPersonalText, reportedPath, reportedTitle, reportedValue } from '#domain/analytics/redaction.ts'
import type { ConsentChoices } from '#domain/consent/choices.ts'
import type { Site } from '#domain/sites.ts'
import { isPlainJson } from '#services/call/request.ts'
import { readContext, storedContext } from './stored-context.ts'

type Message = z.output<typeof WireMessage>

export interface Sender {
  site: Site
  source: string
  /**
   * Overrides the user in a message, because a browser must not name another customer. If undefined, the message is
   * trusted.
   */
  customerId: number | null | undefined
  /** The shopper's consent. Sources with a write key manage consent themselves. */
  choices: ConsentChoices
  /** Unix milliseconds. */
  received: number
}

/** The reason for a rejected message, with the position of the field. */
export interface MessageProblem {
  problem: string
}

const Traits = z.object({
  loggedIn: z.boolean().optional(),
  groupId: z.int().optional(),
  primarySegment: z.int().nullish(),
  segments: z.array(z.int()).max(68).optional(),
  /** Anything other than a hash is treated as absent. */
  email: Sha256.nullish().catch(undefined),
})

/**
 * Converts a message to a row, or returns the reason for its rejection. Stores only the fields in the event catalog.
 */
export function readMessage(raw: unknown, sender: Sender, sentAt: string | null): StoredMessage | MessageProblem {
  if (!isPlainJson(raw)) return { problem: 'not plain JSON' }
  if (JSON.stringify(raw).length > messageLimits.message) return { problem: 'longer than 32 KB' }
  const read = WireMessage.safeParse(raw)
  if (!read.success) return { problem: firstProblem(read.error) }
  const message = read.data
  const content = contentOf(message)
  if ('problem' in content) return content
  const context = readContext(message.context ?? {})
  return {
    messageId: message.messageId,
    at: timeOf(message, sentAt, sender.received),
    site: sender.site,
    source: sender.source,
    type: message.type,
    name: content.name,
    anonymousId: message.anonymousId ?? null,
    userId: sender.customerId === undefined ? (message.userId ?? null) : (sender.customerId?.toString() ?? null),
    visitId: context.visitId ?? null,
    tabId: context.tabId ?? null,
    cartId: context.cartId ?? null,
    properties: content.properties,
    context: { ...storedContext(context), allowsMarketing: sender.choices.marketing },
    integrations: integrationsOf(content.destinations, sender.choices),
  }
}

interface Content {
  name: string
  properties: object
  destinations: readonly Destination[]
}

function contentOf(message: Message): Content | MessageProblem {
  const { type, properties, traits } = message
  if (type === 'track') return trackContent(message)
  if (type === 'page' || type === 'screen') {
    const { path, url, title } = properties ?? {}
    const place = [path, url].find((each) => typeof each === 'string')
    const page = {
      path: reportedPath(typeof place === 'string' ? place : ''),
      title: typeof title === 'string' ? reportedTitle(title) : '',
    }
    return {
      name: plainText(message.name ?? ''),
      properties: page,
      destinations: type === 'page' ? ['web-analytics'] : [],
    }
  }
  if (type === 'identify') {
    const known = Traits.safeParse(traits ?? {})
    return { name: '', properties: known.success ? known.data : {}, destinations: [] }
  }
  if (type === 'group') return { name: '', properties: { groupId: message.groupId ?? null }, destinations: [] }
  return { name: '', properties: { previousId: message.previousId ?? null }, destinations: [] }
}

function plainText(text: string): string {
  return isPersonalText(text) ? '' : text
}

function trackContent({ event, properties }: Message): Content | MessageProblem {
  if (!event) return { problem: 'event: missing' }
  if (!isEventName(event)) return { name: 'custom', properties: customEvent(event, properties ?? {}), destinations: [] }
  if (eventCatalog[event].sentBy === 'server') return { problem: `event: the store itself sends ${event}` }
  const read = eventSchemas[event].safeParse(properties ?? {})
  if (!read.success) return { problem: `properties.${firstProblem(read.error)}` }
  const stored = 'fields' in read.data ? customEvent(read.data.type, read.data.fields) : reportedValue(read.data)
  return { name: event, properties: stored as object, destinations: eventCatalog[event].destinations }
}

function timeOf(message: Message, batchSentAt: string | null, received: number): number {
  const happened = message.originalTimestamp ?? message.timestamp
  const sent = message.sentAt ?? batchSentAt
  return eventTime({ happened: happened ? Date.parse(happened) : null, sent: sent ? Date.parse(sent) : null, received })
}

function firstProblem({ issues: [issue] }: z.ZodError): string {
  return `${issue!.path.join('.')}: ${issue!.message}`.slice(0, 200)
}
