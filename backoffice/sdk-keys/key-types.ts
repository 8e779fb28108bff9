import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type SdkKeys = Reply<Store, 'GET /svc_admin/sdk-keys'>
export type SdkKey = SdkKeys['keys'][number]
