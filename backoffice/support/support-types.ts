import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type DeskRow = Reply<Store, 'GET /svc_ssr/chat/desk'>['conversations'][number]
export type Conversation = Reply<Store, 'GET /svc_ssr/chat/desk/{id}'>
export type ChatMessage = Conversation['messages'][number]
export type CannedAnswer = Reply<Store, 'GET /svc_ssr/chat/answers'>[number]
