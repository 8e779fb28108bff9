import { isVideoId, videoHostNames, videoHosts } from '#domain/content/families/video.ts'
import { escapeHtml } from '#storefront/page/html-document.ts'
import { playerHeaders } from './framed-headers.ts'

/**
 * Returns a document with a host's player, or null for an unknown host or id. Pages embed it after a click, so that
 * their policy allows no additional origin.
 */
export function videoFrame(names: readonly string[], language: string, isHttps: boolean) {
  const [name, id = '', ...rest] = names
  const host = videoHostNames.find((each) => each === name)
  if (!host || rest.length > 0 || !isVideoId(host, id)) return null
  const { origin, player, name: title } = videoHosts[host]
  const html =
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<style>body{margin:0;background:#000}iframe{position:absolute;width:100%;height:100%;border:0}</style></head><body>' +
    `<iframe src="${escapeHtml(player(id))}" title="${title}" allow="autoplay; fullscreen"></iframe></body></html>`
  return { headers: playerHeaders(origin, isHttps), html }
}
