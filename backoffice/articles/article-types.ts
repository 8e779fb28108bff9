import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type Article = Reply<Store, 'GET /svc_admin/articles/{id}'>
export type ArticleRow = Reply<Store, 'GET /svc_admin/articles'>['articles'][number]
export type ArticleVersion = Reply<Store, 'GET /svc_admin/articles/{id}/versions'>['versions'][number]
export type Labels = Reply<Store, 'GET /svc_admin/article-labels'>
