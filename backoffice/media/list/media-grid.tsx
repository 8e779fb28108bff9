import { Link } from 'react-router'
import { Badge } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import { texts as kitTexts } from '#backoffice/kit/texts/en.ts'
import { usePages, type ListPage } from '#backoffice/kit/list/use-pages.ts'
import type { MediaFile } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { UseBadge } from '../use-badge.tsx'

interface MediaGridProps {
  first: ListPage<MediaFile>
  load: (after: string) => Promise<ListPage<MediaFile>>
}

const t = texts.list

/** Renders files as picture tiles, page by page. */
export function MediaGrid({ first, load }: MediaGridProps) {
  const { rows, next, isLoading, problem, loadMore } = usePages(first, load)
  return (
    <>
      <ul className="media-grid" aria-label={t.label}>
        {rows.map((file) => (
          <li key={file.id}>
            <Tile file={file} />
          </li>
        ))}
      </ul>
      {problem ? (
        <ProblemBox problem={problem} onRetry={loadMore} />
      ) : (
        <div className="list__end">
          <output className="muted small">{next === null ? t.all(rows.length) : t.loaded(rows.length)}</output>
          {next !== null && (
            <button
              type="button"
              className="button button--line button--small"
              aria-disabled={isLoading}
              onClick={loadMore}
            >
              {isLoading ? kitTexts.list.loadingMore : kitTexts.list.more}
            </button>
          )}
        </div>
      )}
    </>
  )
}

function Tile({ file }: { file: MediaFile }) {
  const { id, name, kind, picture, alt } = file
  return (
    <Link to={`/media/${id}`} className="media-tile">
      <Thumbnail file={file} />
      <span className="media-tile__name">{name}</span>
      <span className="media-tile__facts muted small">
        {picture && <span>{texts.dimensions(picture.width, picture.height)}</span>}
        <UseBadge file={file} />
        {kind === 'picture' && alt === '' && <Badge tone="note">{texts.noText}</Badge>}
      </span>
    </Link>
  )
}
