import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { textsOf } from '#storefront/texts.ts'
import { LinkForm } from './link-form.tsx'
import { Problem } from '../login-form.tsx'
import { withRedirect } from '../redirect-target.ts'
import type { UseLinkResult } from './use-link-actions.ts'

interface UseLinkView {
  token: string
  redirect: string | null
}

/** The page behind an emailed login link. Login needs a click on a button, because email scanners open links. */
export const route = pageRoute<UseLinkView>(
  {
    areas: ['login'],
    load: async ({ shop }, { url, params }) => ({
      head: { title: textsOf(shop.language, 'login').title },
      view: { token: params['token'] ?? '', redirect: url.searchParams.get('redirect') },
    }),
    View: UseLinkPage,
  },
  async (context, page, form) => (await import('./use-link-actions.ts')).logInByLink(context, page, form),
)

function UseLinkPage({ view: { token, redirect } }: { view: UseLinkView }) {
  const texts = useTexts('login')
  const result = useActionResult<UseLinkResult>()
  const isPosting = useIsPosting()
  const path = withRedirect(`/login/link/${encodeURIComponent(token)}`, redirect)
  if (result && result.kind !== 'busy' && result.kind !== 'failed') {
    const dead = result.kind === 'linkInvalid' || result.kind === 'linkExpired' ? result.kind : null
    return (
      <main id="main" className="page-width login">
        <h1 className="h1 display">{texts.linkTitle}</h1>
        {dead !== null && (
          <p className="message message--warn" role="alert">
            <Icon name="alert" /> <span>{texts[dead]}</span>
          </p>
        )}
        <LinkForm to={path} result={'email' in result ? result : undefined} purpose="login" />
      </main>
    )
  }
  return (
    <main id="main" className="page-width login">
      <h1 className="h1 display">{texts.title}</h1>
      {result?.kind === 'failed' && <Problem text={texts.failed} />}
      {result?.kind === 'busy' && <Problem text={texts.busy(result.seconds)} />}
      <p>{texts.useLinkText}</p>
      <PostForm to={path} className="form">
        <input type="hidden" name="op" value="login" />
        <button className="button button--large" aria-busy={isPosting}>
          {isPosting ? texts.loggingIn : texts.logIn}
        </button>
      </PostForm>
    </main>
  )
}
