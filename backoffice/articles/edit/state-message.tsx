import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { useSession } from '#backoffice/frame/use-me.ts'
import type { Article } from '../article-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.state

/** Renders which version of an article shoppers see, and any scheduled change. */
export function StateMessage({ article }: { article: Article }) {
  const { siteUrls } = useSession()
  const { latest, published, publishedAt, path, scheduled, scheduleProblem, isDeleted } = article
  if (isDeleted) return <Message tone="warn">{t.deleted}</Message>
  return (
    <>
      {scheduled && scheduleProblem && (
        <Message tone="bad">
          {t.notPublished(scheduled.number, formatDateTime(scheduled.at))} {t.problems[scheduleProblem]}
        </Message>
      )}
      <Message tone={published === null ? 'note' : 'ok'}>
        {published !== null && publishedAt !== null ? t.published(formatDateTime(publishedAt)) : t.draft}
        {published !== null && latest !== published && ` ${t.newer(latest)}`}
        {scheduled && !scheduleProblem && ` ${t.scheduled(scheduled.number, formatDateTime(scheduled.at))}`}
        {path !== null && (
          <>
            {' '}
            <a className="text-button" href={`${siteUrls['USA']}${path}`} target="_blank" rel="noreferrer">
              {t.view}
            </a>
          </>
        )}
      </Message>
    </>
  )
}
