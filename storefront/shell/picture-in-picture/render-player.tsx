import { renderToStaticMarkup } from 'react-dom/server'
import { isVideo } from '#domain/content/video.ts'
import type { Shop } from '#storefront/page/page.ts'
import type { FloatingVideo } from './player-rules.ts'

/** Renders the place of the floating video, which its script fills if the feature flag is on; empty in the app. */
export function renderPlayer(video: FloatingVideo | undefined, { isApp }: Pick<Shop, 'isApp'>): string {
  if (!video || isApp || !isVideo(video.url)) return ''
  const { url, title, pages } = video
  return renderToStaticMarkup(
    <aside id="floating-video" hidden data-url={url} data-title={title} data-pages={pages.join(' ')} />,
  )
}
