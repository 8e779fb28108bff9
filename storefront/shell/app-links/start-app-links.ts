import { sendAppMessage } from '#storefront/browser/app/send-app-message.ts'
import type { Shop } from '#storefront/page/page.ts'
import { knownPaths } from '#storefront/routing/known-paths.ts'
import { appLinkOf } from './app-link.ts'

/**
 * Reports clicked links to the native app. Links to the store's pages also open here, as in a browser. The app opens
 * all other links in the phone's browser. Without the app's bridge, every link opens here.
 */
export function startAppLinks({ siteUrls, locale }: Pick<Shop, 'siteUrls' | 'locale'>): void {
  const siteHosts = Object.values(siteUrls).map((url) => new URL(url).host)
  // Runs before the router's listener, which prevents the browser's own navigation.
  document.addEventListener(
    'click',
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!anchor || event.button !== 0) return
      const { host } = location
      const link = appLinkOf(anchor, { host, siteHosts, prefix: locale.path, entityAt: knownPaths.find })
      if (link && sendAppMessage(link.type, link.payload) && link.type === 'open_in_browser') event.preventDefault()
    },
    { capture: true },
  )
}
