import './fonts.css'
import './magazine.css'
import './movements.css'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'
import { storiesName } from '#domain/stories/story.ts'
import { indexCategories } from '#domain/content/index-categories.ts'
import type { PostListView } from './load-posts.ts'
import { CardRow } from '../catalog/card/card-row.tsx'
import { Featured } from './featured.tsx'
import { Movements } from './lists/movements.tsx'
import { TagFilter } from './lists/tag-filter.tsx'
import { PostCards, PostPicture } from './post-cards.tsx'
import type { MagazineTexts } from './texts/en.ts'

export function PostListPage({ view }: { view: PostListView }) {
  const texts = useTexts('magazine')
  const { category, q, tag, tags, featured, posts, letters, products, others, page, hasMore } = view
  const path = category === null ? '/theindex' : `/theindex/${category.slug}`
  const isFiltered = q !== '' || tag !== null
  const isEmpty = posts.length === 0 && featured.top === null
  const isFront = category === null && !isFiltered
  const filter = <TagFilter path={isEmpty ? '/theindex' : path} tags={tags} current={tag} />
  return (
    <main id="main" className="page-width">
      <div className={category === null ? 'magazine-head' : 'magazine-head magazine-head--quiet'}>
        <h1 className="display">{category?.headline ?? tag?.name ?? texts.name}</h1>
        <p className={isFront ? undefined : 'muted'}>{deckOf(view, texts)}</p>
      </div>
      <MagazineBar current={category?.slug ?? ''} q={q} action={path} name={category?.name} />
      {category !== null && page === 1 && !isFiltered && featured.top === null && (
        <span className="picture picture--cover category-picture">
          <PostPicture picture={category.img} isFirst />
        </span>
      )}
      {!isFront && (q === '' || isEmpty) && filter}
      <Featured featured={featured} />
      {isEmpty && (
        <div className="empty">
          <p>{isFiltered ? `${texts.noResults}. ${texts.noResultsText}` : texts.nothingYet}</p>
        </div>
      )}
      {letters.length > 0 ? <Movements letters={letters} /> : <PostCards posts={posts} q={q} />}
      {products.length > 0 && (
        <section className="section" aria-labelledby="gear-products">
          <h2 className="h3 magazine-others" id="gear-products">
            {texts.gear}
          </h2>
          <CardRow label={texts.gear} cards={products} />
        </section>
      )}
      {others.length > 0 && (
        <section className="section" aria-labelledby="other-posts">
          <h2 className="h3 magazine-others" id="other-posts">
            {texts.others}
          </h2>
          <PostCards posts={others} level={3} />
        </section>
      )}
      {letters.length === 0 && <Pages path={path} query={{ q, tag: tag?.slug ?? '' }} page={page} hasMore={hasMore} />}
      {isFront && <section className="section">{filter}</section>}
    </main>
  )
}

/** Returns the line below the title: the magazine's deck, or the number of articles in the list. */
function deckOf({ category, q, tag, total }: PostListView, texts: MagazineTexts): string {
  if (category === null && q === '' && tag === null) return texts.deck
  if (total === null || (q !== '' && total === 0)) return ''
  return q === '' ? texts.articles(total) : texts.foundArticles(total, q)
}

interface MagazineBarProps {
  /** Slug of the category, or '' for all. */
  current: string
  q?: string
  /** Path of the list that the form searches. */
  action?: string
  /** Name of that list, or undefined for all posts. */
  name?: string | undefined
}

export function MagazineBar({ current, q = '', action = '/theindex', name }: MagazineBarProps) {
  const texts = useTexts('magazine')
  const { brand } = useShop()
  const { stories } = useBrandPaths()
  const target = usePath(action)
  const label = name === undefined ? texts.searchLabel : texts.searchIn(name)
  const search = q === '' ? '' : `?${new URLSearchParams({ q }).toString()}`
  return (
    <>
      <nav className="magazine-bar" aria-label={texts.categories}>
        <Link to={`/theindex${search}`} aria-current={current === '' ? 'page' : undefined}>
          {texts.all}
        </Link>
        {indexCategories.map(({ slug, name: shown }) => (
          <Link key={slug} to={`/theindex/${slug}${search}`} aria-current={slug === current ? 'page' : undefined}>
            {shown}
          </Link>
        ))}
        <Link to={stories}>{storiesName(brand)}</Link>
      </nav>
      <search aria-label={label}>
        <form className="magazine-search" action={target}>
          <label htmlFor="index-q">{label}</label>
          <input className="input" id="index-q" name="q" type="search" defaultValue={q} maxLength={200} />
          <button className="button button--line">{texts.search}</button>
        </form>
      </search>
    </>
  )
}

interface PagesProps {
  path: string
  query: Readonly<Record<string, string>>
  page: number
  hasMore: boolean
}

function Pages({ path, query, page, hasMore }: PagesProps) {
  const texts = useTexts('magazine')
  if (page === 1 && !hasMore) return null
  const at = (number: number) => {
    const all = Object.entries({ ...query, page: number > 1 ? String(number) : '' })
    const params = new URLSearchParams(all.filter(([, value]) => value !== '')).toString()
    return params === '' ? path : `${path}?${params}`
  }
  return (
    <nav className="more" aria-label={texts.pages}>
      <ul className="row">
        {page > 1 && (
          <li>
            <Link className="button button--line" to={at(page - 1)} rel="prev">
              {texts.newer}
            </Link>
          </li>
        )}
        {hasMore && (
          <li>
            <Link className="button button--line" to={at(page + 1)} rel="next">
              {texts.older}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
