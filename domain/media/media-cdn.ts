/**
 * Matches a public picture or video file, alone or in a srcset. Excludes signed links, customer photos, drawings, and
 * captions, which browsers load only from the page's host.
 */
const publicFile = /^\/media\/(?:demo|import)\/[\w-]+(?:\.(?!vtt)\w+)?(?: [\d.]+[wx])?$/
/** Editors' HTML in JSON, and quoted values. Quotes in texts are escaped, so that no text matches. */
const candidate = /"(?:html|rendered)":"[^"\\]*(?:\\.[^"\\]*)*"|(?<=[=:,[]")\/media\/(?:demo|import)\/[^"]*(?=")/g
const candidateInJson = /(?<==\\")\/media\/(?:demo|import)\/[^"\\]*(?=\\")/g
/** The start of an attribute that loads a file. */
const attributeStart = /\s(?:src|src[sS]et|image[sS]rc[sS]et|href|poster|content)=\\?"$/
const longestStart = 16
const videoEnding = /\.(?:mp4|webm)$/

/**
 * Returns the URL of a media file on a CDN. In `cdn`, an absolute URL without a trailing slash, `{type}` becomes
 * `image` or `video`, and parts such as `f_auto,q_auto` are the CDN's transform parameters. Without a CDN, the URL is
 * the store's own path [UI-417].
 */
export function mediaUrl(path: string, cdn: string | undefined): string {
  if (cdn === undefined) return path
  return cdn.replaceAll('{type}', videoEnding.test(path) ? 'video' : 'image') + path
}

/**
 * Rewrites public media URLs in HTML or JSON to CDN URLs. Rewrites only whole values, so that paths within shoppers'
 * texts do not change [UI-417].
 */
export function withMediaCdn(text: string, cdn: string | undefined): string {
  if (cdn === undefined) return text
  return text.replace(candidate, (found: string, at: number) => {
    if (found.startsWith('"'))
      return found.replace(candidateInJson, (value: string, start: number) =>
        isAttribute(found, start) ? moved(value, cdn) : value,
      )
    const isLoaded = text[at - 2] === '=' ? isAttribute(text, at) : /[,\]}]/.test(text[at + found.length + 1] ?? '')
    return isLoaded ? moved(found, cdn) : found
  })
}

function isAttribute(text: string, at: number): boolean {
  return attributeStart.test(text.slice(Math.max(0, at - longestStart), at))
}

/** Converts a URL or a srcset to CDN URLs. Other values do not change. */
function moved(value: string, cdn: string): string {
  const files = value.split(/, ?/)
  const isList = files.length > 1
  if (!files.every((file) => publicFile.test(file) && (!isList || file.includes(' ')))) return value
  return files
    .map((file) => {
      const [path = '', ...width] = file.split(' ')
      return [mediaUrl(path, cdn), ...width].join(' ')
    })
    .join(', ')
}
