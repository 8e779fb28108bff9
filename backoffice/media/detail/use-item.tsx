import { Link } from 'react-router'
import { Badge } from '#backoffice/kit/page.tsx'
import type { MediaUse } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { isOnlyInLinks, linkListPath, linkOfUse } from './file-links.ts'

const t = texts.detail

/** Renders one of a file's uses, with a link to it. */
export function UseItem({ use }: { use: MediaUse }) {
  const { to, title } = linkOfUse(use)
  return (
    <li>
      <span className="muted small">{isOnlyInLinks(use) ? t.linkList : t.types[use.type]}</span>
      {to === null ? <span>{title}</span> : <Link to={to}>{title}</Link>}
      {use.type === 'category' && use.usedBy.length > 1 && <Link to={linkListPath(use.id)}>{t.alsoInLinks}</Link>}
      {'isEarlier' in use && use.isEarlier && <Badge tone="plain">{t.earlier}</Badge>}
    </li>
  )
}
