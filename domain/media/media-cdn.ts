/**
 * Public files of pictures and videos. Captions, which browsers load from the page's host only, signed links, photos of
 * customers and drawings are not among them.
 */
const publicFile = /(?<=["'(\s,;]|&quot;)\/media\/(?:demo|import)\/[\w-]+(?![\w-]|\.vtt)(?:\.\w+)?/g
const videoEnding = /\.(?:mp4|webm)$/

/**
 * Returns the URL of a media file on a CDN. In `cdn`, an absolute URL without a trailing slash, `{type}` becomes `image`
 * or `video`, and parts such as `f_auto,q_auto` are transform parameters of the CDN. Without a CDN, the URL is the
 * store's own path [UI-417].
 */
export function mediaUrl(path: string, cdn: string | undefined): string {
  if (cdn === undefined) return path
  return cdn.replaceAll('{type}', videoEnding.test(path) ? 'video' : 'image') + path
}

/** Returns HTML or JSON in which all public media files are on the CDN [UI-417]. */
export function withMediaCdn(text: string, cdn: string | undefined): string {
  return cdn === undefined ? text : text.replace(publicFile, (path) => mediaUrl(path, cdn))
}
