import { formatMoney } from '#backoffice/kit/format/money.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import type { OrderDetail } from '#backoffice/orders/order-types.ts'
import { texts } from '../texts/en.ts'
import type { FieldsProps } from './bill-fields.tsx'

const t = texts.new

/**
 * Renders the fields for requesting a missing amount for an order. `order` is the order that the page was opened for.
 */
export function OrderFields({ draft, change, errors, order }: FieldsProps & { order: OrderDetail | null }) {
  const isKnown = order !== null && order.order.orderId === draft.orderId.trim()
  return (
    <div className="form__pair">
      <TextField
        label={t.orderId}
        hint={
          isKnown
            ? t.orderFacts(order.order.email, formatMoney(order.order.totals.grandTotalIncludingTax, order.currency))
            : t.orderHint
        }
        inputMode="numeric"
        maxLength={12}
        value={draft.orderId}
        error={errors['orderId']}
        onChange={({ currentTarget }) => change({ orderId: currentTarget.value })}
      />
      <TextField
        label={t.amount}
        hint={t.amountHint}
        inputMode="decimal"
        value={draft.amount}
        error={errors['amount']}
        onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
      />
    </div>
  )
}
