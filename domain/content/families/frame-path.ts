/** Path prefix of documents that pages show in a frame with an opaque origin. They have no locale. */
export const framePrefix = '/__frame/'

/** Returns the document path for an Html block on a page. */
export function blockFramePath(page: string, blockId: string): string {
  return `${framePrefix}block/${encodeURIComponent(page)}/${blockId}`
}

/** Returns the document path for an Html block in a post, or, without a block, for the post's custom script. */
export function postFramePath(slug: string, blockId?: string): string {
  return `${framePrefix}post/${encodeURIComponent(slug)}${blockId === undefined ? '' : `/${blockId}`}`
}

/** Returns the document path for an Html block on a previewed page. */
export function previewFramePath(token: string, blockId: string): string {
  return `${framePrefix}preview/${blockId}?token=${encodeURIComponent(token)}`
}

/** Returns the document path for a host's video. */
export function videoFramePath(host: string, videoId: string): string {
  return `${framePrefix}video/${host}/${videoId}`
}
