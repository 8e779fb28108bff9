import type { Site } from '#domain/sites.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { UrlButton } from './url-button.tsx'

interface SearchSectionProps {
  product: Product
  site: Site
  onDone: () => void
}

/** Renders the address of a product's page. */
export function SearchSection({ product, site, onDone }: SearchSectionProps) {
  const { siteUrls } = useSession()
  const mayWrite = useHasPermission('catalog.write')
  return (
    <Section
      title={texts.url.title}
      actions={mayWrite && <UrlButton product={product} origin={siteUrls[site]} onDone={onDone} />}
    >
      <p className="small">{`${siteUrls[site]}/${product.handle}`}</p>
    </Section>
  )
}
