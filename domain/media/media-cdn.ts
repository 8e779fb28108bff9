/**
 * Public files of pictures and videos. Captions, which browsers load from the page's host only, signed links, photos of
 * customers and drawings are not among them.
 */
const file = String.raw`\/media\/(?:demo|import)\/[\w-]+(?![\w-]|\.vtt)(?:\.\w+)?`
const width = String.raw` [\d.]+[wx]`
/** A URL, or the list of a srcset. */
const value = `${file}(?:${width}(?:, ?${file}${width})*)?`
const attribute = String.raw`\s(?:src|src[sS]et|image[sS]rc[sS]et|href|poster|content)=`

const files = new RegExp(file, 'g')
const valueInJson = new RegExp(String.raw`(?=\/media)(?<=${attribute}\\")${value}(?=\\")`, 'g')
/**
 * Matches whole values only, so that paths in the middle of shoppers' texts stay: attributes that load files, JSON
 * strings, and JSON strings of HTML from editors. HTML and JSON escape quotes in texts, so a text never matches.
 */
const publicValue = new RegExp(
  String.raw`"(?:html|rendered)":"[^"\\]*(?:\\.[^"\\]*)*"` +
    String.raw`|(?=\/media)(?<=${attribute}")${value}(?=")` +
    String.raw`|(?=\/media)(?<=[:,[]")${value}(?="[,\]}])`,
  'g',
)
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

/** Returns HTML or JSON in which the public media files that a page loads are on the CDN [UI-417]. */
export function withMediaCdn(text: string, cdn: string | undefined): string {
  if (cdn === undefined) return text
  const moved = (found: string) => found.replace(files, (path) => mediaUrl(path, cdn))
  return text.replace(publicValue, (found) =>
    found.startsWith('"') ? found.replace(valueInJson, moved) : moved(found),
  )
}
