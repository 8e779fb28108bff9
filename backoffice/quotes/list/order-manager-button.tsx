import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { problemText } from '#backoffice/kit/states.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import { texts } from '../texts/en.ts'

/** Renders the link to the order manager on the shop's host. Renders nothing for sites in production [ADMIN-001]. */
export function OrderManagerButton({ site }: { site: Site }) {
  const { orderManagerSites } = useSession()
  const mayWrite = useHasPermission('quotes.write')
  const { isBusy, submit } = useSubmit({
    send: async (key) => {
      try {
        return await call('POST /svc_admin/order-manager', { body: { site }, key })
      } catch (error) {
        notify(problemText(problemOf(error), texts.refusals))
        throw error
      }
    },
    onDone: ({ url }) => location.assign(url),
  })
  if (!mayWrite || !orderManagerSites.includes(site)) return null
  return (
    <button type="button" className="button button--line button--small" aria-disabled={isBusy} onClick={submit}>
      {texts.orderManager}
    </button>
  )
}
