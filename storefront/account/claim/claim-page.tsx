import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { ClaimResult, ClaimView } from './claim-actions.ts'
import { claimPath } from './claim-path.ts'
import { ConfirmNotice } from './confirm-notice.tsx'

/** The page that adds a guest order to the account. */
export const route = pageRoute<ClaimView>(
  {
    areas: ['account/claim', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./claim-actions.ts')).loadClaim(context, page),
    View: ClaimPage,
  },
  async (context, _, form) => (await import('./claim-actions.ts')).claimOrder(context, form),
)

function ClaimPage({ view: { email, isConfirmed } }: { view: ClaimView }) {
  const texts = useTexts('account/claim')
  const result = useActionResult<ClaimResult>()
  return (
    <AccountPage
      title={texts.title}
      back={{ to: '/account/orders', label: texts.orders }}
      lead={<p className="muted">{texts.lead}</p>}
      className="settings"
    >
      {isConfirmed ? (
        <ClaimForm result={result && 'order' in result ? result : undefined} />
      ) : (
        <ConfirmNotice email={email} result={result} />
      )}
    </AccountPage>
  )
}

function ClaimForm({ result }: { result: Extract<ClaimResult, { order: string }> | undefined }) {
  const texts = useTexts('account/claim')
  const messages = useTexts('widgets/account/messages')['add-order']
  const isPosting = useIsPosting()
  return (
    <div className="settings__section">
      <ProblemMessage text={result ? (result.kind === 'failed' ? messages.claim.failure : texts[result.kind]) : null} />
      <PostForm to={claimPath} className="form">
        <input type="hidden" name="op" value="claim" />
        <TextField
          name="order"
          label={texts.order}
          hint={texts.orderHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          required
          defaultValue={result?.order ?? ''}
        />
        <TextField
          name="postcode"
          label={texts.postcode}
          hint={texts.postcodeHint}
          autoComplete="postal-code"
          maxLength={20}
          required
          defaultValue={result?.postcode ?? ''}
        />
        <div>
          <button className="button" aria-busy={isPosting}>
            {isPosting ? texts.adding : texts.add}
          </button>
        </div>
      </PostForm>
    </div>
  )
}
