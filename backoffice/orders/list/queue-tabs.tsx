import { Link, useLocation, useSearchParams } from 'react-router'
import { queues } from './order-query.ts'
import { texts } from '../texts/en.ts'

/** Renders the queues of the orders and the customers' messages as links. */
export function QueueTabs() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const isList = pathname === '/orders'
  const current = params.get('queue') ?? 'all'
  return (
    <nav className="tabs" aria-label={texts.queuesLabel}>
      {queues.map((queue) => (
        <Link
          key={queue}
          to={addressOf(queue, params.get('site'))}
          aria-current={isList && queue === current ? 'page' : undefined}
        >
          {texts.queues[queue]}
        </Link>
      ))}
      <Link to="/orders/messages" aria-current={isList ? undefined : 'page'}>
        {texts.messagesTab}
      </Link>
    </nav>
  )
}

function addressOf(queue: string, site: string | null): string {
  const params = new URLSearchParams()
  if (queue !== 'all') params.set('queue', queue)
  if (site !== null) params.set('site', site)
  return params.size === 0 ? '/orders' : `/orders?${params.toString()}`
}
