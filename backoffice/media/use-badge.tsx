import { formatDate } from '#backoffice/kit/format/dates.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import type { MediaFile } from './media-types.ts'
import { texts } from './texts/en.ts'

/** Renders the number of a file's uses, or the date of its deletion. */
export function UseBadge({ file: { uses, deletedOn } }: { file: Pick<MediaFile, 'uses' | 'deletedOn'> }) {
  if (uses > 0) return <span>{texts.uses(uses)}</span>
  return deletedOn === null ? (
    <Badge tone="plain">{texts.unused}</Badge>
  ) : (
    <Badge tone="warn">{texts.deletedOn(formatDate(deletedOn))}</Badge>
  )
}
