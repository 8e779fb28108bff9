import type { ReactNode } from 'react'
import { returnConditions, returnResolutions } from '#domain/returns/reasons.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import type { OrderReturns, SelectView } from './load-returns.ts'
import { ReturnFrame } from './return-frame.tsx'
import { ReturnLine } from './return-line.tsx'
import type { SelectProblem, SelectResult } from './selection.ts'

/** The page with an order's lines, where the shopper chooses units, reasons, and conditions [RETURN-002]. */
export const route = pageRoute<SelectView>(
  {
    areas: ['returns', 'widgets/account'],
    load: async (context, page) => (await import('./load-returns.ts')).loadSelect(context, page),
    View: SelectPage,
  },
  async (context, page, form) => (await import('./load-returns.ts')).selectItems(context, page, form),
)

function SelectPage({ view: { order, selection, isCustomer, hasChanged } }: { view: SelectView }) {
  const texts = useTexts('returns')
  const result = useActionResult<SelectResult>()
  const isPosting = useIsPosting()
  const items = order.items.filter(({ returnable }) => returnable > 0)
  const others = order.items.filter(({ returnable }) => returnable === 0)
  const resolution = result?.resolution ?? selection.resolution
  const isEmpty = result?.problems.some(({ problem }) => problem === 'nothing') ?? false
  const entered = (name: 'qty' | 'reason' | 'condition', itemId: string) =>
    result?.entered[`${name}.${itemId}`] ?? String(selection.items.find((each) => each.itemId === itemId)?.[name] ?? '')
  return (
    <ReturnFrame
      title={texts.select}
      step={1}
      isCustomer={isCustomer}
      back={{ to: `/account/order/${order.orderId}`, label: texts.backToOrder(order.orderId) }}
    >
      {(hasChanged || isEmpty) && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> <span>{isEmpty ? texts.problems.nothing : texts.changed}</span>
        </p>
      )}
      {items.length === 0 && <p>{texts.nothingToReturn}</p>}
      {items.length > 0 && order.isFeeWaived && <p>{texts.feeWaived}</p>}
      {items.length > 0 && (
        <PostForm to={`/rmaprocess/select-items?order=${order.orderId}`} className="returns__form">
          <ul>
            {items.map((item) => (
              <ReturnLine key={item.itemId} item={item}>
                <LineFields
                  item={item}
                  reasons={order.reasons}
                  entered={(name) => entered(name, item.itemId)}
                  problems={(result?.problems ?? [])
                    .filter(({ itemId }) => itemId === item.itemId)
                    .map(({ problem }) => problem)}
                />
              </ReturnLine>
            ))}
          </ul>
          <fieldset>
            <legend className="label">{texts.resolution}</legend>
            <div className="choices">
              {returnResolutions.map((each) => (
                <label key={each} className="choice">
                  <input type="radio" name="resolution" value={each} defaultChecked={each === resolution} />
                  {texts.resolutions[each]}
                </label>
              ))}
            </div>
          </fieldset>
          <button className="button button--large" aria-busy={isPosting}>
            {texts.next}
          </button>
        </PostForm>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((item) => (
            <ReturnLine key={item.itemId} item={item}>
              {item.obstacle !== null && <p className="cart-line__choice">{texts.obstacles[item.obstacle]}</p>}
            </ReturnLine>
          ))}
        </ul>
      )}
    </ReturnFrame>
  )
}

interface LineFieldsProps {
  item: OrderReturns['items'][number]
  reasons: OrderReturns['reasons']
  entered: (name: 'qty' | 'reason' | 'condition') => string
  problems: readonly SelectProblem[]
}

function LineFields({ item, reasons, entered, problems }: LineFieldsProps) {
  const texts = useTexts('returns')
  const formats = useFormats()
  const { itemId, name, returnable, until } = item
  const units = Array.from({ length: returnable + 1 }, (_, index) => index)
  return (
    <>
      <p className="cart-line__choice">
        {texts.unitPrice(formats.money(toMinor(item.unit)))}
        {until !== null && <> · {texts.until(formats.date(until))}</>}
      </p>
      <div className="returns__fields">
        <Choice
          id={`qty.${itemId}`}
          label={texts.units}
          of={name}
          value={entered('qty')}
          problem={problems.includes('units') && texts.problems.units}
        >
          {units.map((count) => (
            <option key={count} value={count}>
              {formats.number(count)}
            </option>
          ))}
        </Choice>
        <Choice
          id={`reason.${itemId}`}
          label={texts.reason}
          of={name}
          value={entered('reason')}
          problem={problems.includes('reason') && texts.problems.reason}
        >
          <option value="">{texts.chooseReason}</option>
          {reasons.map(({ reason, feePercent }) => (
            <option key={reason} value={reason}>
              {feePercent > 0
                ? texts.reasonFee(texts.reasons[reason], formats.percent(feePercent))
                : texts.reasons[reason]}
            </option>
          ))}
        </Choice>
        <Choice
          id={`condition.${itemId}`}
          label={texts.condition}
          of={name}
          value={entered('condition')}
          problem={problems.includes('condition') && texts.problems.condition}
        >
          <option value="">{texts.chooseCondition}</option>
          {returnConditions.map((condition) => (
            <option key={condition} value={condition}>
              {texts.conditions[condition]}
            </option>
          ))}
        </Choice>
      </div>
    </>
  )
}

interface ChoiceProps {
  /** Also used as the field name. */
  id: string
  label: string
  /** The line's name, for screen readers. */
  of: string
  value: string
  problem: string | false
  children: ReactNode
}

function Choice({ id, label, of, value, problem, children }: ChoiceProps) {
  const texts = useTexts('returns')
  return (
    <div className={problem === false ? 'field' : 'field field--bad'}>
      <label htmlFor={id}>{label}</label>
      <select
        className="input input--small"
        id={id}
        name={id}
        aria-label={texts.fieldOf(label, of)}
        defaultValue={value}
        {...(problem !== false && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      >
        {children}
      </select>
      {problem !== false && (
        <p className="field-error" id={`${id}-problem`}>
          <Icon name="alert" /> {problem}
        </p>
      )}
    </div>
  )
}
