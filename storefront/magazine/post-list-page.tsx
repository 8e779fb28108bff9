import './fonts.css'
import './magazine.css'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { indexCategories } from '#domain/content/index-categories.ts'
import type { PostListView } from './load-posts.ts'
import { Featured } from './featured.tsx'
import { PostCards } from './post-cards.tsx'
import type { MagazineTexts } from './texts/en.ts'

export function PostListPage({ view }: { view: PostListView }) {
  const texts = useTexts('magazine')
  const { category, q, featured, posts, others, page, hasMore } = view
  const isEmpty = posts.length === 0 && featured.top === null
  return (
    <main id="main" className="page-width">
      <div className={category === null ? 'magazine-head' : 'magazine-head magazine-head--quiet'}>
        <h1 className="display">{category?.headline ?? texts.name}</h1>
        <p className={category === null && q === '' ? undefined : 'muted'}>{deckOf(view, texts)}</p>
      </div>
      <MagazineBar current={category?.slug ?? ''} q={q} />
      <Featured featured={featured} />
      {isEmpty ? (
        <div className="empty">
          <p>{q === '' ? texts.nothingYet : `${texts.noResults}. ${texts.noResultsText}`}</p>
        </div>
      ) : (
        <PostCards posts={posts} />
      )}
      {others.length > 0 && (
        <section className="section" aria-labelledby="other-posts">
          <h2 className="h3 magazine-others" id="other-posts">
            {texts.others}
          </h2>
          <PostCards posts={others} level={3} />
        </section>
      )}
      <Pages
        path={category === null ? '/theindex' : `/theindex/${category.slug}`}
        q={q}
        page={page}
        hasMore={hasMore}
      />
    </main>
  )
}

/** Returns the line below the title: the deck of the magazine, or how many articles the list has. */
function deckOf({ category, q, total }: PostListView, texts: MagazineTexts): string {
  if (category === null && q === '') return texts.deck
  if (total === null || (q !== '' && total === 0)) return ''
  return q === '' ? texts.articles(total) : texts.foundArticles(total, q)
}

export function MagazineBar({ current, q = '' }: { current: string; q?: string }) {
  const texts = useTexts('magazine')
  const action = usePath('/theindex')
  return (
    <>
      <nav className="magazine-bar" aria-label={texts.categories}>
        <Link to="/theindex" aria-current={current === '' ? 'page' : undefined}>
          {texts.all}
        </Link>
        {indexCategories.map(({ slug, name }) => (
          <Link key={slug} to={`/theindex/${slug}`} aria-current={slug === current ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <search aria-label={texts.searchLabel}>
        <form className="magazine-search" action={action}>
          <label htmlFor="index-q">{texts.searchLabel}</label>
          <input className="input" id="index-q" name="q" type="search" defaultValue={q} maxLength={200} />
          <button className="button button--line">{texts.search}</button>
        </form>
      </search>
    </>
  )
}

function Pages({ path, q, page, hasMore }: { path: string; q: string; page: number; hasMore: boolean }) {
  const texts = useTexts('magazine')
  if (page === 1 && !hasMore) return null
  const at = (number: number) => {
    const params = new URLSearchParams({
      ...(q !== '' && { q }),
      ...(number > 1 && { page: String(number) }),
    }).toString()
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
