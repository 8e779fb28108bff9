import { TableScroll } from '#ui/table-scroll.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { QuoteRow } from './load-quotes.ts'

const looks: Readonly<Record<QuoteRow['state'], string>> = {
  requested: 'stock stock--wait',
  in_work: 'stock stock--wait',
  sent: 'stock stock--low',
  accepted: 'stock',
  ordered: 'stock',
  declined: 'stock stock--out',
  expired: 'stock stock--out',
  cancelled: 'stock stock--out',
}

export function QuoteState({ state }: Pick<QuoteRow, 'state'>) {
  const texts = useTexts('quotes')
  return <span className={looks[state]}>{texts.states[state]}</span>
}

export function QuoteTable({ quotes }: { quotes: readonly QuoteRow[] }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  return (
    <TableScroll label={texts.title}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col" className="number">
              {texts.total}
            </th>
            <th scope="col">{texts.validUntil}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map(({ id, number, title, state, total, validUntil }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" to={`/account/custom-quoting/${id}`}>
                  {title}
                </Link>
              </th>
              <td>{number}</td>
              <td>
                <QuoteState state={state} />
              </td>
              <td className="number">{total === null ? '–' : formats.money(total)}</td>
              <td>{validUntil === null ? '–' : formats.date(validUntil)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
