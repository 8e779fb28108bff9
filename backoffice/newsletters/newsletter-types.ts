import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { newsletterLists } from '#domain/newsletters/lists.ts'

export type NewsletterList = Reply<Store, 'GET /svc_admin/newsletters'>['lists'][number]
export type SubscriberRow = Reply<Store, 'GET /svc_admin/newsletters/{list}/subscribers'>['subscribers'][number]
export type Subscriber = Reply<Store, 'GET /svc_admin/newsletter-subscribers/{number}'>
export type SubscriberStatus = SubscriberRow['status']

/** Returns a list's site and key, or undefined for an unknown id. */
export function listOf(id: string | undefined) {
  return newsletterLists().find((list) => list.id === id)
}
