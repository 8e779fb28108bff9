import { useEffect } from 'react'
import { useShop } from '#storefront/page/shop-context.tsx'
import type { Head } from '#storefront/page/page-head.ts'
import { absoluteUrlOf, isIndexable, titleOf } from './head.ts'

/** Updates the document's head after client navigation; the server renders the initial head. */
export function useHead(head: Head) {
  const shop = useShop()
  useEffect(() => {
    document.title = titleOf(head, shop)
    const isListed = isIndexable(head, shop)
    setMeta('description', head.description)
    setMeta('robots', isListed ? undefined : 'noindex,nofollow')
    setCanonical(isListed ? absoluteUrlOf(head.canonical!, shop) : undefined)
  }, [head, shop])
}

function setMeta(name: string, content: string | undefined) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (!content) return found?.remove()
  const meta = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.content = content
}

function setCanonical(href: string | undefined) {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (href === undefined) return found?.remove()
  const link = found ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }))
  link.href = href
}
