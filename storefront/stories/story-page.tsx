import './stories.css'
import { Icon } from '#ui/icon.tsx'
import { storyPath } from '#domain/brand-paths.ts'
import { reportReasons } from '#domain/stories/story.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useActionResult } from '#storefront/widgets/post-form.tsx'
import { StatusMessage } from '#storefront/widgets/status-message.tsx'
import { authorOf } from './author.ts'
import type { StoryView } from './load-stories.ts'

/** A published story with its photos, and a form to report it [INDEX-005]. */
export const route = pageRoute<StoryView>(
  {
    areas: ['stories'],
    load: async (context, page) => (await import('./load-stories.ts')).loadStory(context, page),
    View: StoryPage,
  },
  async (context, page, form) => (await import('./story-actions.ts')).reportStory(context, page, form),
)

function StoryPage({ view: { story, paragraphs, products, isReported } }: { view: StoryView }) {
  const texts = useTexts('stories')
  const formats = useFormats()
  const { stories } = useBrandPaths()
  const { title, kind, photos, publishedAt } = story
  return (
    <main id="main" className="page-width reader-story">
      <article>
        <p className="small">
          <Link className="link" to={stories}>
            {texts.allStories}
          </Link>
        </p>
        <h1 className="h1 display">{title}</h1>
        <p className="muted">
          {authorOf(story)} · {texts.kinds[kind]}
          {publishedAt !== null && (
            <>
              {' · '}
              <time dateTime={new Date(publishedAt).toISOString()}>{formats.date(publishedAt)}</time>
            </>
          )}
        </p>
        <div className="reader-story__photos">
          {photos.map(({ id, large, width, height }, index) => (
            <img
              key={id}
              src={large}
              width={width}
              height={height}
              alt={texts.photoOf(index + 1, title)}
              loading={index === 0 ? undefined : 'lazy'}
            />
          ))}
        </div>
        {products.length > 0 && (
          <aside className="reader-story__products" aria-label={texts.products}>
            <h2 className="h4">{texts.products}</h2>
            <ul>
              {products.map(({ name, url }) => (
                <li key={url}>
                  <Link className="link" to={url}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </aside>
        )}
        <div className="reader-story__text">
          {paragraphs.map((paragraph, index) => (
            // Paragraphs never change their order.
            <p key={String(index)}>{paragraph}</p>
          ))}
        </div>
      </article>
      <Report id={story.id} isReported={isReported} />
    </main>
  )
}

function Report({ id, isReported }: { id: string; isReported: boolean }) {
  const texts = useTexts('stories')
  const paths = useBrandPaths()
  const failed = useActionResult<{ kind: 'failed' | 'busy' }>()
  return (
    <section className="reader-story__report" id="report">
      <StatusMessage done={isReported ? texts.reported : null} wrong={failed ? texts.problems[failed.kind] : null} />
      <details>
        <summary>
          <Icon name="flag" /> {texts.report}
        </summary>
        <PostForm className="form" to={storyPath(paths, id)} keepsScroll>
          <div className="field">
            <label htmlFor="report-reason">{texts.reportReason}</label>
            <select className="input" id="report-reason" name="reason" required>
              {reportReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {texts.reasons[reason]}
                </option>
              ))}
            </select>
          </div>
          <button className="button button--line">{texts.sendReport}</button>
        </PostForm>
      </details>
    </section>
  )
}
