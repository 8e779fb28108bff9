import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'
import type { ReturnView } from './load-return-page.ts'

/** Renders the packing slip, the only part of the page that prints. */
export function PackingSlip({ shown, label }: Pick<ReturnView, 'shown' | 'label'>) {
  const texts = useTexts('returns')
  const formats = useFormats()
  const choiceText = useChoiceText()
  const { brand } = useShop()
  const { number, orderId, items } = shown
  return (
    <section className="packing-slip" aria-labelledby="slip">
      <div className="packing-slip__head">
        <div>
          <p className="label">{brand}</p>
          <h2 id="slip" className="h3">
            {texts.slip} {number}
          </h2>
          <p>{texts.ofOrder(orderId)}</p>
        </div>
        <Barcode widths={label.barcode} number={number} />
      </div>
      <dl className="placed__facts">
        <div>
          <dt className="label">{texts.sendTo}</dt>
          <dd>
            <Lines lines={label.address} />
          </dd>
        </div>
        <div>
          <dt className="label">{texts.from}</dt>
          <dd>
            <Lines lines={label.from} />
          </dd>
        </div>
        {shown.state !== 'requested' && (
          <div>
            <dt className="label">{texts.sendBy}</dt>
            <dd>{formats.date(label.deadline)}</dd>
          </div>
        )}
      </dl>
      <h3 className="label">{texts.items}</h3>
      <ul>
        {items.map(({ itemId, sku, name, choice, qty, reason, wish }) => (
          <li key={itemId}>
            {qty} × {[name, choice === '' ? '' : choiceText(choice)].filter(Boolean).join(', ')} ({sku}):{' '}
            {texts.reasons[reason]}
            {wish !== '' && <> · {wish}</>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => <p key={index}>{line}</p>)
}

const quietZone = 10
const height = 40

function Barcode({ widths, number }: { widths: readonly number[]; number: string }) {
  const texts = useTexts('returns')
  const total = widths.reduce((sum, width) => sum + width, 2 * quietZone)
  return (
    <svg
      className="packing-slip__barcode"
      viewBox={`0 0 ${total} ${height}`}
      role="img"
      aria-label={texts.barcode(number)}
    >
      <path d={barPath(widths)} />
    </svg>
  )
}

function barPath(widths: readonly number[]): string {
  let at = quietZone
  let path = ''
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v${height}h-${width}z`
    at += width
  }
  return path
}
