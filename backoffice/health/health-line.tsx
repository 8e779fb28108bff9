import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { sites } from '#domain/sites.ts'
import { call } from '../call/call.ts'
import { hasPermission } from '../call/session.ts'
import { useSession } from '../frame/use-me.ts'
import { Message } from '../kit/states.tsx'
import { summaryLine, type Health } from './health-summary.ts'
import { texts } from './texts/en.ts'

/**
 * Renders a line about failing health checks if the staff member may read them. The page does not wait for the checks.
 */
export function HealthLine() {
  const { me } = useSession()
  const mayRead = hasPermission(me, 'health.read') && sites.every((site) => me.sites.includes(site))
  const [health, setHealth] = useState<Health | null>(null)
  useEffect(() => {
    if (!mayRead) return
    let isOver = false
    call('GET /svc_admin/health', {}, { isFresh: true }).then(
      (read) => !isOver && setHealth(read),
      // Ignored, because the health page reports failed requests.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [mayRead])
  if (health?.state !== 'failing') return null
  return (
    <div className="home__health">
      <Message tone="bad">
        {texts.home(summaryLine(health.checks))}{' '}
        <Link className="link" to="/settings/health">
          {texts.open}
        </Link>
      </Message>
    </div>
  )
}
