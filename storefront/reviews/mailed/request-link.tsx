import { useTexts } from '#storefront/page/shop-context.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { StatusMessage } from '#storefront/widgets/status-message.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { ReviewRequestView } from './load-review-request.ts'
import type { ReviewRequestResult } from './mailed-actions.ts'

/** Renders the form that emails an order's link to its buyer. */
export function RequestLink({ view }: { view: ReviewRequestView & { kind: 'look-up' } }) {
  const texts = useTexts('reviews/mailed')
  const result = useActionResult<ReviewRequestResult>()
  const failed = result?.op === 'link' ? result : undefined
  const action = usePath('/mps-review')
  const invalid = view.isInvalid ? texts.invalid : null
  return (
    <>
      <StatusMessage
        done={view.isSent && !failed ? texts.linkSent : null}
        wrong={failed ? texts.linkProblems[failed.kind] : invalid}
      />
      <p>{texts.lookUp}</p>
      <form className="form mailed__link" method="post" action={action} noValidate>
        <input type="hidden" name="key" value={view.formKey} />
        <TextField
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          defaultValue={failed?.email ?? ''}
        />
        <TextField
          name="order"
          label={texts.orderNumber}
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={failed?.order ?? ''}
        />
        <p>
          <button className="button button--large" name="op" value="link">
            {texts.sendLink}
          </button>
        </p>
      </form>
    </>
  )
}
