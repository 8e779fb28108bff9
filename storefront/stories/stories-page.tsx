import './stories.css'
import { storyPath } from '#domain/brand-paths.ts'
import { storiesName, storyKinds } from '#domain/stories/story.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { StoriesView } from './load-stories.ts'
import { authorOf } from './author.ts'

/** The community page with readers' stories [INDEX-003, INDEX-005]. */
export const route = pageRoute<StoriesView>({
  areas: ['stories'],
  load: async (context, page) => (await import('./load-stories.ts')).loadStories(context, page),
  View: StoriesPage,
})

function StoriesPage({ view: { kind, page, pages, stories } }: { view: StoriesView }) {
  const texts = useTexts('stories')
  const { brand } = useShop()
  const paths = useBrandPaths()
  return (
    <main id="main" className="page-width stories">
      <header className="stories__head">
        <h1 className="h1 display">{storiesName(brand)}</h1>
        <p className="stories__lead">{texts.lead}</p>
        <Link className="button button--buy" to={paths.storyForm}>
          {texts.submitYours}
        </Link>
      </header>
      <nav aria-label={texts.filter}>
        <ul className="stories__filter">
          <li>
            <Link className="chip" to={paths.stories} aria-current={kind === null ? 'true' : undefined}>
              {texts.all}
            </Link>
          </li>
          {storyKinds.map((each) => (
            <li key={each}>
              <Link
                className="chip"
                to={`${paths.stories}?kind=${each}`}
                aria-current={each === kind ? 'true' : undefined}
              >
                {texts.kinds[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {stories.length === 0 ? (
        <EmptyState text={texts.none} to={paths.storyForm} action={texts.submitYours} />
      ) : (
        <ul className="stories__list">
          {stories.map((story) => (
            <li key={story.id} className="stories__card">
              <StoryPicture story={story} />
              <p className="small muted">{texts.kinds[story.kind]}</p>
              <h2 className="h3">
                <Link to={storyPath(paths, story.id)}>{story.title}</Link>
              </h2>
              <p className="small">{authorOf(story)}</p>
            </li>
          ))}
        </ul>
      )}
      <Pages kind={kind} page={page} pages={pages} />
    </main>
  )
}

function StoryPicture({ story: { photos } }: { story: StoriesView['stories'][number] }) {
  const [photo] = photos
  return (
    <span className="picture picture--cover">
      {photo && <img src={photo.small} width={photo.width} height={photo.height} alt="" loading="lazy" />}
    </span>
  )
}

function Pages({ kind, page, pages }: Omit<StoriesView, 'stories'>) {
  const texts = useTexts('stories')
  const { stories } = useBrandPaths()
  if (pages <= 1) return null
  const at = (number: number) => {
    const query = new URLSearchParams({ ...(kind !== null && { kind }), ...(number > 1 && { page: String(number) }) })
    return query.size === 0 ? stories : `${stories}?${query.toString()}`
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
        {page < pages && (
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
