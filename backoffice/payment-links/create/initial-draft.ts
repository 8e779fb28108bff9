import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { emptyDraft, linkKinds, type DraftAddress, type LinkDraft } from './draft.ts'

export type QuoteDesk = Reply<Store, 'GET /svc_list/quote-desk/{id}'>
export type Quote = QuoteDesk['quote']

/** Returns an empty form for the order, quote, or link kind in the URL. */
export function initialDraft(site: Site, params: URLSearchParams): LinkDraft {
  const orderId = params.get('order') ?? ''
  const quoteId = params.get('quote') ?? ''
  const named = linkKinds.find((kind) => kind === params.get('kind')) ?? 'free'
  const kind = orderId !== '' ? 'order' : quoteId !== '' ? 'quote' : named
  return { ...emptyDraft(kind, siteSettings[site].homeCountry), orderId, quoteId }
}

/** Fills in the customer's name and the quoted shipping destination. */
export function addressFor(address: DraftAddress, { quote, customer }: Pick<QuoteDesk, 'quote' | 'customer'>) {
  const [firstname = '', ...rest] = customer.name.trim().split(' ')
  const { countryId = address.countryId, postcode = '' } = quote.shipping ?? {}
  return { ...address, firstname, lastname: rest.join(' '), countryId, postcode }
}
