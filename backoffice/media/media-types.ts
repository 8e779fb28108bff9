import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type MediaPageReply = Reply<Store, 'GET /svc_admin/media'>
export type MediaFile = MediaPageReply['files'][number]
export type MediaDetail = Reply<Store, 'GET /svc_admin/media/{id}'>
export type MediaUse = MediaDetail['usedIn'][number]
/** A picture of the library with its files and its alternative text. */
export type LibraryPicture = NonNullable<MediaFile['picture']>
