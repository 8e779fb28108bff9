import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type QuoteRow = Reply<Store, 'GET /svc_list/quote-search'>['quotes'][number]
export type QuoteDesk = Reply<Store, 'GET /svc_list/quote-desk/{id}'>
export type Quote = QuoteDesk['quote']
export type QuoteItem = QuoteDesk['items'][number]
export type QuoteAnswer = QuoteDesk['answers'][number]
export type OfferBody = CallInput<Store, 'PUT /svc_list/quote-desk/{id}'>['body']
