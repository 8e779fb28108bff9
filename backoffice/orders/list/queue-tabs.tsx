import { Link, useLocation, useSearchParams } from 'react-router'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { orderQueues } from './order-query.ts'
import { texts } from '../texts/en.ts'

/** Renders links to the order queues, the customer messages, and the captures. */
export function QueueTabs() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const mayReadPayments = useHasPermission('payments.read')
  const isList = pathname === '/orders'
  const current = params.get('queue') ?? 'all'
  return (
    <nav className="tabs" aria-label={texts.queuesLabel}>
      {orderQueues.map((queue) => (
        <Link
          key={queue}
          to={addressOf(queue, params.get('site'))}
          aria-current={isList && queue === current ? 'page' : undefined}
        >
          {texts.queues[queue]}
        </Link>
      ))}
      <Link to="/orders/messages" aria-current={pathname === '/orders/messages' ? 'page' : undefined}>
        {texts.messagesTab}
      </Link>
      {mayReadPayments && (
        <Link to="/orders/captures" aria-current={pathname === '/orders/captures' ? 'page' : undefined}>
          {texts.capturesTab}
        </Link>
      )}
    </nav>
  )
}

function addressOf(queue: string, site: string | null): string {
  const params = new URLSearchParams()
  if (queue !== 'all') params.set('queue', queue)
  if (site !== null) params.set('site', site)
  return params.size === 0 ? '/orders' : `/orders?${params.toString()}`
}
