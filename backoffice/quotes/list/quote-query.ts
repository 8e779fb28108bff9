import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { quoteStates, type QuoteState } from '#domain/quotes/quote.ts'

type Query = CallInput<Store, 'GET /svc_list/quote-search'>['query']

/** A list tab: quotes that need a response, all quotes, or quotes in one state. */
export type QuoteTab = 'waiting' | 'all' | QuoteState

export const quoteTabs = [
  'waiting',
  'all',
  'sent',
  'accepted',
  'expired',
  'ordered',
  'declined',
  'cancelled',
] as const satisfies readonly QuoteTab[]

const maxText = 200
const maxOwner = 80

/** Returns the list's search text, or an empty string. */
function searchOf(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, maxText)
}

/** Returns the salesperson filter, or an empty string for all. */
export function ownerOf(params: URLSearchParams): string {
  return (params.get('owner') ?? '').trim().slice(0, maxOwner)
}

/** Returns the tab in a URL. A search on the default tab finds quotes in every state. */
export function tabOf(params: URLSearchParams): QuoteTab {
  const named = [...quoteTabs, ...quoteStates].find((tab) => tab === params.get('state')) ?? 'waiting'
  return named === 'waiting' && searchOf(params) !== '' ? 'all' : named
}

/** Builds the quote list query from the URL filters. Returns null for the quotes that need a response. */
export function quoteQuery(params: URLSearchParams): Omit<Query, 'page'> | null {
  const tab = tabOf(params)
  if (tab === 'waiting') return null
  const owner = ownerOf(params)
  return { text: searchOf(params), ...(tab !== 'all' && { state: tab }), ...(owner !== '' && { owner }) }
}
