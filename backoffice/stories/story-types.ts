import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type StoryQueue = Reply<Store, 'GET /svc_story/submissions'>
export type Submission = StoryQueue['submissions'][number]
export type Decision = CallInput<Store, 'POST /svc_story/submissions/{id}/decision'>['body']['decision']
