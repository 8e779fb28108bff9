import { pageTexts } from '#domain/catalog/texts/search-texts.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { useTextsForm } from '../edit-texts/use-texts-form.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { ResultPreview } from './result-preview.tsx'
import { SearchTextsForm } from './search-texts-form.tsx'
import { UrlButton } from './url-button.tsx'

interface SearchSectionProps {
  product: Product
  site: Site
  onDone: () => void
}

/** Renders a product page's URL and search engine texts, with a preview of the search result. */
export function SearchSection({ product, site, onDone }: SearchSectionProps) {
  const { siteUrls, brand } = useSession()
  const mayWrite = useHasPermission('catalog.write')
  const form = useTextsForm(product, onDone)
  const { searchTitle, searchDescription } = form.edited
  const entered = { searchTitle: searchTitle.trim(), searchDescription: searchDescription.trim() }
  const shown = pageTexts({ ...product.texts, ...entered })
  const shop = ` | ${brand} ${siteSettings[site].title}`
  return (
    <Section
      title={texts.searchTexts.title}
      actions={mayWrite && <UrlButton product={product} origin={siteUrls[site]} onDone={onDone} />}
    >
      <div className="search-texts">
        <ResultPreview url={`${siteUrls[site]}/${product.handle}`} title={shown.title + shop} summary={shown.summary} />
        <SearchTextsForm
          form={form}
          mayWrite={mayWrite}
          derived={pageTexts({ ...product.texts, searchTitle: '', searchDescription: '' })}
          lengths={{ title: (shown.title + shop).length, summary: shown.summary.length }}
        />
      </div>
    </Section>
  )
}
