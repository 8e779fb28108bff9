import { Link } from './link.tsx'

interface EmptyStateProps {
  title?: string
  text: string
  to: string
  action: string
  /** CSS class of the link. */
  look?: 'button' | 'button button--line' | 'link'
}

/** Renders the text of an empty list, with a link to the next step. */
export function EmptyState({ title, text, to, action, look = 'button button--line' }: EmptyStateProps) {
  return (
    <div className="empty">
      {title !== undefined && <h2 className="h3">{title}</h2>}
      <p>{text}</p>
      <Link className={look} to={to}>
        {action}
      </Link>
    </div>
  )
}
