import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type PageRow = Reply<Store, 'GET /svc_content/pages'>['pages'][number]
export type PageVersion = Reply<Store, 'GET /svc_content/pages/{site}/{handle}/versions'>['versions'][number]
export type VersionState = PageVersion['state']
