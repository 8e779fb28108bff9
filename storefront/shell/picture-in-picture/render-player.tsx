import { renderToStaticMarkup } from 'react-dom/server'
import type { Shop } from '#storefront/page/page.ts'
import type { FloatingVideo } from './player-rules.ts'

/** Renders the placeholder for the floating video, which a script fills if the flag is on; empty in the app. */
export function renderPlayer(video: FloatingVideo | undefined, { isApp }: Pick<Shop, 'isApp'>): string {
  if (!video || isApp) return ''
  const { url, title, pages } = video
  return renderToStaticMarkup(
    <aside id="floating-video" hidden data-url={url} data-title={title} data-pages={pages.join(' ')} />,
  )
}
