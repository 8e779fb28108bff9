/** Path prefix of documents that pages show in a frame of an opaque origin. They have no locale. */
export const framePrefix = '/__frame/'

/** Returns the path of the document of an Html block on a page. */
export function blockFramePath(page: string, blockId: string): string {
  return `${framePrefix}block/${encodeURIComponent(page)}/${blockId}`
}

/** Returns the path of the document of an Html block in a post, or without a block that of the post's own script. */
export function postFramePath(slug: string, blockId?: string): string {
  return `${framePrefix}post/${encodeURIComponent(slug)}${blockId === undefined ? '' : `/${blockId}`}`
}

/** Returns the path of the document of an Html block on a page that a preview link shows. */
export function previewFramePath(token: string, blockId: string): string {
  return `${framePrefix}preview/${blockId}?token=${encodeURIComponent(token)}`
}

/** Returns the path of the document with a host's video. */
export function videoFramePath(host: string, videoId: string): string {
  return `${framePrefix}video/${host}/${videoId}`
}
