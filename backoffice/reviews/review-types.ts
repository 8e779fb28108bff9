import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type ReviewQueue = Reply<Store, 'GET /svc_review/moderation'>
export type Review = ReviewQueue['reviews'][number]
