import { useEffect } from 'react'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { textsOf } from '#storefront/texts.ts'
import type { LinkRequestResult } from './link-actions.ts'
import { LinkForm } from './link-form.tsx'
import { withRedirect } from '../redirect-target.ts'

type Reason = 'forgot' | 'expired' | 'login'

interface LinkRequestView {
  reason: Reason
  redirect: string | null
}

const paths = { forgot: '/login/forgot', expired: '/expired-password', login: '/login/link' } as const

/** The page for requesting a password reset link. */
export const route = linkRequestRoute('forgot')

/** Returns the route for a page that requests a link [SESSION-403, ACCOUNT-006]. */
export function linkRequestRoute(reason: Reason) {
  return pageRoute<LinkRequestView>(
    {
      areas: ['login'],
      load: async ({ shop }, { url }) => ({
        head: { title: textsOf(shop.language, 'login').linkRequests[reason].title },
        view: { reason, redirect: url.searchParams.get('redirect') },
      }),
      View: LinkRequestPage,
    },
    async (context, page, form) =>
      (await import('./link-actions.ts')).requestLink(context, page, form, reason === 'login' ? 'login' : 'reset'),
  )
}

function LinkRequestPage({ view: { reason, redirect } }: { view: LinkRequestView }) {
  const texts = useTexts('login')
  const result = useActionResult<LinkRequestResult>()
  const isSent = result?.kind === 'sent'
  useEffect(() => {
    if (isSent) scrollTo(0, 0)
  }, [isSent])
  const { title, text } = texts.linkRequests[reason]
  return (
    <main id="main" className="page-width login">
      <h1 className="h1 display">{isSent ? texts.sentTitle : title}</h1>
      {!isSent && <p>{text}</p>}
      <LinkForm
        to={withRedirect(paths[reason], redirect)}
        result={result}
        purpose={reason === 'login' ? 'login' : 'reset'}
      />
      <p>
        <Link to={withRedirect('/login', redirect)} className="link">
          {texts.backToLogin}
        </Link>
      </p>
    </main>
  )
}
