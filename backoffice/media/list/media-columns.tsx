import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { ListMoment } from '#backoffice/kit/list/rows/list-moment.tsx'
import { Badge } from '#backoffice/kit/page.tsx'
import { formatBytes } from '../file-size.ts'
import type { MediaFile } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { UseBadge } from '../use-badge.tsx'

const { columns: t } = texts.list

/** The media list's columns. */
export const mediaColumns: readonly ListColumn<MediaFile>[] = [
  {
    id: 'name',
    title: t.name,
    isFixed: true,
    cell: (file) => (
      <span className="media-name">
        <Thumbnail file={file} />
        <span>{file.name}</span>
      </span>
    ),
  },
  { id: 'kind', title: t.kind, cell: ({ kind }) => texts.kinds[kind] },
  {
    id: 'alt',
    title: t.alt,
    cell: ({ alt, kind }) => alt || (kind === 'picture' && <Badge tone="note">{texts.noText}</Badge>),
  },
  { id: 'use', title: t.use, cell: (file) => <UseBadge file={file} /> },
  {
    id: 'dimensions',
    title: t.dimensions,
    isNumeric: true,
    cell: ({ picture }) => picture && texts.dimensions(picture.width, picture.height),
  },
  { id: 'bytes', title: t.bytes, isNumeric: true, cell: ({ bytes }) => bytes !== null && formatBytes(bytes) },
  {
    id: 'uploadedBy',
    title: t.uploadedBy,
    cell: ({ uploadedBy, source }) => uploadedBy || texts.sources[source],
  },
  {
    id: 'uploadedAt',
    title: t.uploadedAt,
    cell: ({ uploadedAt }) => <ListMoment label={t.uploadedAt} at={uploadedAt} isAge />,
  },
]
