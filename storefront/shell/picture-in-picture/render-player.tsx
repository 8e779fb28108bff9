import { renderToStaticMarkup } from 'react-dom/server'
import type { Shop } from '#storefront/page/page.ts'
import type { FloatingVideo } from './player-rules.ts'

/** Renders the place of the floating video, which its script fills if the flag is on. Returns nothing in the app. */
export function renderPlayer(video: FloatingVideo | undefined, { isApp }: Pick<Shop, 'isApp'>): string {
  if (!video || isApp) return ''
  const { url, title, pages } = video
  return renderToStaticMarkup(
    <aside id="floating-video" hidden data-url={url} data-title={title} data-pages={pages.join(' ')} />,
  )
}
