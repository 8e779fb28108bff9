export interface MediaSettings {
  /** Base URL of the CDN that serves media files. Undefined means that the store serves them [UI-417]. */
  cdn: string | undefined
  /** Days until an unused upload is deleted. */
  unusedDays: number
}

interface Values {
  MEDIA_CDN?: string | undefined
  MEDIA_UNUSED_DAYS: number
}

export function mediaOf({ MEDIA_CDN: cdn, MEDIA_UNUSED_DAYS: unusedDays }: Values): MediaSettings {
  return { cdn: cdn?.replace(/\/$/, ''), unusedDays }
}
