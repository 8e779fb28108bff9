import type { Variables } from '../variables.ts'

export interface FloatingVideoSettings {
  url: string
  title: string
  /** Paths of pages that show the video. Empty means all pages. */
  pages: readonly string[]
}

export function floatingVideoOf(values: Variables): FloatingVideoSettings | undefined {
  const { FLOATING_VIDEO_URL: url, FLOATING_VIDEO_TITLE: title, FLOATING_VIDEO_PAGES: pages } = values
  if (url === undefined) return undefined
  const paths = pages?.split(',').map((path) => path.replace(/\/$/, '') || '/')
  return { url, title: title ?? values.BRAND, pages: paths ?? [] }
}
