import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { readCancelState } from './load-refunds.ts'

interface OrderCancelProps {
  orderId: string
  canCancel: boolean
  /** True to hide earlier problems. */
  isCancelled: boolean
  /** Submission key: submitting twice cancels once. */
  formKey: string
  state: ReturnType<typeof readCancelState>
}

/** Renders the cancel link and the confirmation form, which both work without JavaScript. */
export function OrderCancel({ orderId, canCancel, isCancelled, formKey, state }: OrderCancelProps) {
  const texts = useTexts('account')
  const messages = useTexts('widgets/account/messages').order
  const isPosting = useIsPosting('op', 'cancel')
  const page = `/account/order/${orderId}`
  const problem =
    isCancelled || state === null || state === 'ask'
      ? null
      : state === 'failed'
        ? messages.cancel.failure
        : texts.cancelProblems[state]
  return (
    <>
      {problem !== null && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" />{' '}
          <span>
            {problem}{' '}
            <Link className="link" to="/contact">
              {texts.contact}
            </Link>
          </span>
        </p>
      )}
      {canCancel && state === 'ask' && (
        <section className="box order-cancel" aria-labelledby="cancel">
          <h2 id="cancel" className="h3">
            {texts.cancelAsk}
          </h2>
          <p>{texts.cancelMeans}</p>
          <PostForm to={page} className="row">
            <input type="hidden" name="op" value="cancel" />
            <input type="hidden" name="key" value={formKey} />
            <button className="button" aria-busy={isPosting}>
              {texts.cancelSure}
            </button>
            <Link className="link" to={page}>
              {texts.cancelKeep}
            </Link>
          </PostForm>
        </section>
      )}
    </>
  )
}
