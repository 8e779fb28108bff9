import { parseWrappedJson } from './wrapped-json.ts'
import { readBoundedText } from './bounded-text.ts'
import { createReplyCache, type ListReply } from './reply-cache.ts'

type Resource = 'posts' | 'tags' | 'categories'
export type Query = Readonly<Record<string, string>>

/** Reads lists from a WordPress site (wp/v2). */
export interface WordPress {
  /**
   * Returns one page of a list. A page past the end is empty. Throws WordPressUnavailable if there is no response, not
   * even a cached one.
   */
  readPage: (resource: Resource, query: Query) => Promise<ListReply>
  /** Returns all pages of a list, up to 100 pages of 100 [INDEX-049]. */
  readAll: (resource: Resource, query: Query) => Promise<readonly unknown[]>
}

export class WordPressUnavailable extends Error {}

interface WordPressSettings {
  /** Example: https://blog.example/theindex. */
  baseUrl: string
  now: () => number
  warn: (problem: string) => void
  timeoutMs?: number
  maxBytes?: number
}

const largestPage = 100
const maxPages = 100
/** Short, because a shop page waits for its posts. */
const usualTimeoutMs = 1_500
const usualMaxBytes = 8 * 1024 * 1024
/** Pause after a failure, during which requests use cached responses instead of waiting. */
const pauseMs = 15_000
/** Milliseconds for which a cached response is reused. Searches and later pages are always requested [INDEX-053]. */
const freshMs = { posts: 60_000, tags: 600_000, categories: 600_000 } as const
/** Responses up to this age are returned immediately while a new one is requested. */
const renewMs = 600_000

/**
 * Creates a client with a time limit, a size limit, one concurrent request per URL, and cached responses as a fallback.
 */
export function wordPressClient(settings: WordPressSettings): WordPress {
  const { now, warn } = settings
  const replies = createReplyCache()
  const inFlight = new Map<string, Promise<ListReply>>()
  let pausedUntil = -Infinity

  const request = async (url: string): Promise<ListReply> => {
    try {
      const reply = await fetchList(url, settings)
      replies.put(url, reply, now())
      return reply
    } catch (error) {
      if (!(error instanceof UnusableReply && !error.isOfHost)) pausedUntil = now() + pauseMs
      warn(`${url.split('?')[0]}: ${error instanceof Error ? reasonOf(error) : String(error)}`)
      const earlier = replies.find(url, now())
      if (earlier) return earlier.reply
      throw new WordPressUnavailable('No reply from WordPress', { cause: error })
    }
  }
  const requestOnce = (url: string): Promise<ListReply> => {
    const running = inFlight.get(url) ?? request(url).finally(() => inFlight.delete(url))
    inFlight.set(url, running)
    return running
  }

  const readPage = async (resource: Resource, query: Query): Promise<ListReply> => {
    const url = urlOf(settings.baseUrl, resource, query)
    const earlier = replies.find(url, now())
    const age = earlier && isReusable(resource, query) ? now() - earlier.readAt : Infinity
    if (earlier && age < freshMs[resource]) return earlier.reply
    if (now() < pausedUntil && !inFlight.has(url)) {
      if (earlier) return earlier.reply
      throw new WordPressUnavailable('WordPress failed a moment ago')
    }
    if (!earlier || age >= renewMs) return requestOnce(url)
    requestOnce(url).catch(() => {})
    return earlier.reply
  }

  return {
    readPage,
    async readAll(resource, query) {
      const items: unknown[] = []
      for (let page = 1; page <= maxPages; page++) {
        const reply = await readPage(resource, { ...query, per_page: String(largestPage), page: String(page) })
        items.push(...reply.items)
        // A proxy may drop the headers.
        const isLast = reply.totalPages === null ? reply.items.length < largestPage : page >= reply.totalPages
        if (isLast) break
      }
      return items
    },
  }
}

function isReusable(resource: Resource, query: Query): boolean {
  return resource !== 'posts' || ((query['page'] ?? '1') === '1' && query['search'] === undefined)
}

function urlOf(baseUrl: string, resource: Resource, query: Query): string {
  const sorted = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${baseUrl}/wp-json/wp/v2/${resource}?${new URLSearchParams(sorted).toString()}`
}

class UnusableReply extends Error {
  /** False if only this URL fails. */
  readonly isOfHost: boolean

  constructor(reason: string, isOfHost: boolean) {
    super(reason)
    this.isOfHost = isOfHost
  }
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'no response in time'
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

async function fetchList(url: string, settings: WordPressSettings): Promise<ListReply> {
  const { timeoutMs = usualTimeoutMs, maxBytes = usualMaxBytes } = settings
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    // Prevents a redirect to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await readBoundedText(response, maxBytes)
  const { status } = response
  const value = parseWrappedJson(text)
  if (Array.isArray(value) && response.ok)
    return {
      items: value,
      total: countOf(response, 'x-wp-total'),
      totalPages: countOf(response, 'x-wp-totalpages'),
      bytes: text.length,
    }
  if (status === 400 && codeOf(value) === 'rest_post_invalid_page_number')
    return { items: [], total: null, totalPages: 0, bytes: 0 }
  throw new UnusableReply(response.ok ? 'not a list' : `status ${status}`, status >= 500 || status === 429)
}

function countOf(response: Response, header: string): number | null {
  const value = response.headers.get(header) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** Returns the error code of WordPress or of another store running this software. */
function codeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return 'error' in value ? codeOf(value.error) : 'code' in value ? value.code : undefined
}
