import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type MediaFile = Reply<Store, 'GET /svc_admin/media'>['files'][number]
export type MediaDetail = Reply<Store, 'GET /svc_admin/media/{id}'>
export type MediaUse = MediaDetail['usedIn'][number]
/** A picture in the media library, with its files and its alternative text. */
export type LibraryPicture = NonNullable<MediaFile['picture']>
