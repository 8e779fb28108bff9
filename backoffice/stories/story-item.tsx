import { siteSettings } from '#domain/sites.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { formatAgeNow } from '../kit/format/dates.ts'
import { Badge } from '../kit/page.tsx'
import { Photos } from '../kit/photos.tsx'
import { StoryActions } from './story-actions.tsx'
import type { Submission } from './story-types.ts'
import { texts } from './texts/en.ts'

interface StoryItemProps {
  story: Submission
  onEdit: () => void
  onReject: () => void
  onDecided: (story: Submission) => void
}

/** Renders a story with its author, photos, and reports. */
export function StoryItem({ story, onEdit, onReject, onDecided }: StoryItemProps) {
  const { id, title, text, photos, reason, reportedFor, state } = story
  const mayWrite = useHasPermission('content.write')
  return (
    <li data-row={id} tabIndex={-1} aria-labelledby={`story-${id}`}>
      <div className="queue__head">
        <h2 id={`story-${id}`}>{title}</h2>
        <StoryBadges story={story} />
      </div>
      <StoryFacts story={story} />
      <p className="queue__text">{text}</p>
      <Photos photos={photos} />
      {photos.map(
        ({ id: photoId, skus }, index) =>
          skus.length > 0 && (
            <p key={photoId} className="muted small">
              {texts.photoProducts(index + 1, skus.join(', '))}
            </p>
          ),
      )}
      {reportedFor.length > 0 && (
        <p className="small">
          {texts.reportedFor(reportedFor.map((each) => texts.reportReasons[each] ?? each).join(', '))}
        </p>
      )}
      {state === 'rejected' && reason !== '' && <p className="muted">{texts.reason(reason)}</p>}
      {mayWrite && <StoryActions {...{ story, onEdit, onReject, onDecided }} />}
    </li>
  )
}

function StoryBadges({ story: { kind, isFeatured, isSuspicious, reports } }: { story: Submission }) {
  return (
    <>
      <Badge tone="plain">{texts.kinds[kind]}</Badge>
      {isFeatured && <Badge tone="ok">{texts.featured}</Badge>}
      {isSuspicious && <Badge tone="warn">{texts.suspicious}</Badge>}
      {reports > 0 && <Badge tone="bad">{texts.reports(reports)}</Badge>}
    </>
  )
}

function StoryFacts({ story: { firstName, place, gym, email, createdAt, site } }: { story: Submission }) {
  return (
    <div className="queue__facts">
      <span>{texts.by(firstName, place)}</span>
      {gym !== '' && <span>{texts.gym(gym)}</span>}
      <a href={`mailto:${email}`}>{email}</a>
      <span className="muted">{siteSettings[site].title}</span>
      <time className="muted" dateTime={new Date(createdAt).toISOString()}>
        {formatAgeNow(createdAt)}
      </time>
    </div>
  )
}
