import { toMinor } from '#contract/codec/amounts.ts'
import { returnLimits } from '#domain/returns/reasons.ts'
import { isGiftCardOffered, refundTargets, type RefundTarget } from '#domain/returns/refund-target.ts'
import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import type { ConfirmResult, ConfirmView } from './load-returns.ts'
import { ExchangeWish } from './exchange-wish.tsx'
import { ReturnFrame } from './return-frame.tsx'
import { ReturnLine } from './return-line.tsx'
import { selectionQuery } from './selection.ts'

/** The page that shows the refund for the selected units and requests the return [RETURN-003]. */
export const route = pageRoute<ConfirmView>(
  {
    areas: ['returns', 'widgets/account'],
    load: async (context, page) => (await import('./load-returns.ts')).loadConfirm(context, page),
    View: ConfirmPage,
  },
  async (context, page, form) => (await import('./load-returns.ts')).confirmReturn(context, page, form),
)

function ConfirmPage({ view }: { view: ConfirmView }) {
  const texts = useTexts('returns')
  const result = useActionResult<ConfirmResult>()
  const isPosting = useIsPosting()
  const { order, selection, isCustomer } = view
  const query = selectionQuery(selection)
  const isFreight = order.items.some(
    (item) => item.isFreight && selection.items.some(({ itemId }) => itemId === item.itemId),
  )
  const hasTargets = isGiftCardOffered(selection.resolution, toMinor(view.estimate.toPayment))
  return (
    <ReturnFrame
      title={texts.confirm}
      step={2}
      isCustomer={isCustomer}
      back={{ to: `/rmaprocess/select-items?${query}`, label: texts.back }}
    >
      {result && (
        <p className="message message--bad" role="alert" id="return-problem">
          <Icon name="alert" /> <span>{texts.confirmProblems[result.kind]}</span>
        </p>
      )}
      <PostForm to={`/rmaprocess/confirm?${query}`} className="returns__form">
        <input type="hidden" name="key" value={result?.formKey ?? view.formKey} />
        <Lines view={view} result={result} />
        <Sums view={view} />
        {hasTargets && <RefundTargets selected={result?.refundTo ?? 'payment'} />}
        {isFreight && (
          <label className="returns__tick">
            <input type="checkbox" name="pickup" value="yes" defaultChecked={result?.isPickup ?? true} />
            <span>
              {texts.pickup} <span className="muted">{texts.pickupHint}</span>
            </span>
          </label>
        )}
        <div className="field">
          <label htmlFor="comment">{texts.comment}</label>
          <textarea
            className="input"
            id="comment"
            name="comment"
            rows={4}
            maxLength={returnLimits.comment}
            defaultValue={result?.comment ?? ''}
          />
        </div>
        <label className="returns__tick">
          <input
            type="checkbox"
            name="agreed"
            value="yes"
            required
            {...(result?.kind === 'agree' && { 'aria-invalid': true, 'aria-describedby': 'return-problem' })}
          />
          <span>{texts.agree}</span>
        </label>
        <button className="button button--large" aria-busy={isPosting}>
          {isPosting ? texts.sending : texts.send}
        </button>
      </PostForm>
    </ReturnFrame>
  )
}

function Lines({ view, result }: { view: ConfirmView; result: ConfirmResult | undefined }) {
  const texts = useTexts('returns')
  const formats = useFormats()
  const { order, selection, estimate } = view
  return (
    <ul>
      {selection.items.map(({ itemId, qty, reason, condition }) => {
        const item = order.items.find((each) => each.itemId === itemId)
        const amounts = estimate.lines.find((each) => each.itemId === itemId)
        if (!item || !amounts) return null
        return (
          <ReturnLine key={itemId} item={item} total={formats.money(toMinor(amounts.refund))}>
            <p className="cart-line__choice">
              {texts.quantity(qty)} · {texts.reasons[reason]} · {texts.conditions[condition]}
            </p>
            {amounts.fee > 0 && (
              <p className="cart-line__choice">
                {texts.paid} {formats.money(toMinor(amounts.paid))} · {texts.fee} {formats.money(toMinor(amounts.fee))}
              </p>
            )}
            {selection.resolution === 'exchange' && <ExchangeWish selection={selection} item={item} result={result} />}
          </ReturnLine>
        )
      })}
    </ul>
  )
}

function Sums({ view: { order, estimate, selection } }: { view: ConfirmView }) {
  const texts = useTexts('returns')
  const formats = useFormats()
  if (selection.resolution === 'exchange') {
    const selected = order.items.filter((item) => selection.items.some(({ itemId }) => itemId === item.itemId))
    const isTyped = selected.some(({ variants }) => variants.length === 0)
    return <p>{isTyped ? texts.exchangeHint : texts.exchangeHintSamePrice}</p>
  }
  const toGiftCards = toMinor(estimate.refund) - toMinor(estimate.toPayment)
  return (
    <div className="box">
      <dl className="returns__sums">
        {estimate.fee > 0 && (
          <div>
            <dt>{texts.fee}</dt>
            <dd>{formats.money(-toMinor(estimate.fee))}</dd>
          </div>
        )}
        {order.isFeeWaived && (
          <div>
            <dt>{texts.fee}</dt>
            <dd>{formats.money(0)}</dd>
          </div>
        )}
        {estimate.shipping > 0 && (
          <div>
            <dt>{texts.shipping}</dt>
            <dd>{formats.money(toMinor(estimate.shipping))}</dd>
          </div>
        )}
        <div className="returns__total">
          <dt>{texts.refund}</dt>
          <dd>{formats.money(toMinor(estimate.refund))}</dd>
        </div>
        {estimate.difference > 0 && (
          <div>
            <dt>{texts.difference}</dt>
            <dd>{formats.money(toMinor(estimate.difference))}</dd>
          </div>
        )}
      </dl>
      <p className="muted small">
        {estimate.toPayment > 0 ? texts.refundAfterCheck : texts.refundHint} {order.isFeeWaived && texts.feeWaived}{' '}
        {toGiftCards > 0 && estimate.toPayment > 0 && texts.backToGiftCard(formats.money(toGiftCards))}{' '}
        {estimate.shipping === 0 && texts.itemsOnly}
      </p>
    </div>
  )
}

function RefundTargets({ selected }: { selected: RefundTarget }) {
  const texts = useTexts('returns')
  const { brand } = useShop()
  return (
    <fieldset aria-describedby="refund-to-hint">
      <legend className="label">{texts.refundTo}</legend>
      <div className="choices returns__targets">
        {refundTargets.map((target) => (
          <label key={target} className="choice">
            <input type="radio" name="refundTo" value={target} defaultChecked={target === selected} />
            {target === 'gift_card' ? texts.refundTargets.gift_card(brand) : texts.refundTargets.payment}
            <small>{texts.refundTargetHints[target]}</small>
          </label>
        ))}
      </div>
      <p className="muted small" id="refund-to-hint">
        {texts.agreesToGiftCard}
      </p>
    </fieldset>
  )
}
