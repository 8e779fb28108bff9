export interface MediaSettings {
  /** URL before the paths of media files on a CDN; undefined means the store serves them [UI-417]. */
  cdn: string | undefined
  /** Days after which an upload that nothing uses is deleted. */
  unusedDays: number
}

interface Values {
  MEDIA_CDN?: string | undefined
  MEDIA_UNUSED_DAYS: number
}

export function mediaOf({ MEDIA_CDN: cdn, MEDIA_UNUSED_DAYS: unusedDays }: Values): MediaSettings {
  return { cdn: cdn?.replace(/\/$/, ''), unusedDays }
}
