import { Link } from 'react-router'
import { pagesOfCategory } from '#domain/content/page-path.ts'
import type { Site } from '#domain/sites.ts'
import { contentPath } from '#backoffice/content/content-path.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { productsOfCategory } from '../../catalog/list/product-query.ts'
import type { Category, CategoryContents } from '../category-types.ts'
import { texts } from '../texts/en.ts'

interface ContentsSectionProps {
  category: Category
  contents: CategoryContents
}

const t = texts.contents

/** Renders what a category's page shows, with links to the product list and the editors of its links and pages. */
export function ContentsSection({ category, contents }: ContentsSectionProps) {
  const { id, handle, products, subcategories } = category
  const mayReadContent = useHasPermission('content.read')
  const pages = pagesOfCategory(handle)
  return (
    <Section title={t.title}>
      <dl className="facts">
        <div>
          <dt>{t.products}</dt>
          <dd>
            <Link to={productsOfCategory(id, false)}>{texts.products(products)}</Link>
          </dd>
        </div>
        {subcategories > 0 && (
          <div>
            <dt>{t.allProducts}</dt>
            <dd>
              <Link to={productsOfCategory(id, true)}>{texts.products(contents.products)}</Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{t.links}</dt>
          <dd>
            {mayReadContent ? (
              <Link to={`/link-lists?open=${id}`}>{t.linkCount(contents.links)}</Link>
            ) : (
              t.linkCount(contents.links)
            )}
          </dd>
        </div>
        <div>
          <dt>{t.landingPage}</dt>
          <dd>
            <PageLinks handle={pages.landing} sites={contents.landingPages} none={t.noLandingPage} />
          </dd>
        </div>
        <div>
          <dt>{t.below}</dt>
          <dd>
            <PageLinks handle={pages.below} sites={contents.pagesBelow} none={t.nothingBelow} />
          </dd>
        </div>
      </dl>
    </Section>
  )
}

interface PageLinksProps {
  handle: string
  sites: readonly Site[]
  none: string
}

/** Renders the sites that have a page, with links to its editor for staff that may open it. */
function PageLinks({ handle, sites, none }: PageLinksProps) {
  const mayReadContent = useHasPermission('content.read')
  if (sites.length === 0) return <span className="muted">{none}</span>
  return (
    <span className="category-pages">
      {sites.map((site) =>
        mayReadContent ? (
          <Link key={site} to={contentPath(site, handle)} aria-label={t.pageOn(handle, site)}>
            {site}
          </Link>
        ) : (
          <span key={site}>{site}</span>
        ),
      )}
    </span>
  )
}
