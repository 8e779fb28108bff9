import type { ReactNode } from 'react'
import type { PictureSource } from '#ui/picture-source.ts'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { TextArea } from '../../texts.ts'
import { Breadcrumb, type TrailStep } from '../breadcrumb.tsx'
import { Listing } from './listing.tsx'
import type { ListingView } from './listing-view.ts'

export interface CategoryView {
  name: string
  text: string
  trail: readonly TrailStep[]
  /** Links to other categories, as text or picture tiles [CMS-201..203]. */
  below: readonly (TrailStep & { picture: PictureSource | null })[]
  areTiles: boolean
  listing: ListingView
}

export const areas: readonly TextArea[] = ['catalog', 'catalog/listing']

export function CategoryPage({
  view: { name, text, trail, below, areTiles, listing },
  part,
  children,
}: {
  view: CategoryView
  part: { id: string; heading: string } | undefined
  children: ReactNode
}) {
  const texts = useTexts('catalog/listing')
  return (
    <main id="main">
      <div className="page-width">
        <Breadcrumb steps={trail} />
        <div className="listing-head">
          <h1 className="h1 display">{name}</h1>
          {text !== '' && <p className="muted">{text}</p>}
          {part && (
            <a className="link" href={`#${part.id}`}>
              {part.heading}
            </a>
          )}
        </div>
        {below.length > 0 && (
          <nav
            className={areTiles ? 'subcategories subcategories--tiles' : 'subcategories'}
            aria-label={texts.categories(name)}
          >
            {below.map((category) => (
              <Link key={category.url} className={areTiles ? 'tile' : 'chip'} to={category.url}>
                {areTiles && <Picture source={category.picture} sizes="9rem" alt="" name={category.name} />}
                <span>{category.name}</span>
              </Link>
            ))}
          </nav>
        )}
        <Listing listing={listing} emptyText={texts.emptyCategory} />
      </div>
      {children}
    </main>
  )
}
