import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

/** A category as edited on its page. */
export type Category = Reply<Store, 'GET /svc_admin/categories/{id}'>
/** A category as listed in the tree, in menu order. */
export type TreeCategory = Reply<Store, 'GET /svc_admin/categories'>[number]
/** A category's products, links, and pages. */
export type CategoryContents = Reply<Store, 'GET /svc_admin/categories/{id}/contents'>
