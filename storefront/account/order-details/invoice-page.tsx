import { TableScroll } from '#ui/table-scroll.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import type { InvoiceView } from './load-invoice.ts'

/** The printable invoice page [ORDER-404]. */
export const route = pageRoute<InvoiceView>({
  areas: ['account', 'widgets/account'],
  load: async (context, page) => (await import('./load-invoice.ts')).loadInvoice(context, page),
  View: InvoicePage,
})

function InvoicePage({ view: { orderId, isCustomer, sheet, file } }: { view: InvoiceView }) {
  const texts = useTexts('account')
  const isHydrated = useIsHydrated()
  return (
    <AccountPage
      title={sheet.title}
      back={{ to: `/account/order/${orderId}`, label: texts.backToOrder }}
      lead={<p className="invoice__brand">{sheet.brand}</p>}
      actions={
        <>
          <a className="button button--line button--small" href={file}>
            {texts.invoiceFile}
          </a>
          {isHydrated && (
            <button className="button button--line button--small" type="button" onClick={() => print()}>
              {texts.print}
            </button>
          )}
        </>
      }
      className="invoice"
      isCustomer={isCustomer}
    >
      <dl className="placed__facts">
        {sheet.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {sheet.parties.map(({ label, lines }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>
              {lines.map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Rows sheet={sheet} />
      <dl className="invoice__sums">
        {sheet.sums.map(({ label, value, isTotal }, index) => (
          <div key={index} className={isTotal ? 'invoice__total' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.since && (
        <p className="muted">
          {sheet.since.label}: {sheet.since.value}
        </p>
      )}
      {sheet.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </AccountPage>
  )
}

function Rows({ sheet: { title, columns, rows } }: Pick<InvoiceView, 'sheet'>) {
  if (rows.length === 0) return null
  return (
    <TableScroll label={title}>
      <table className="table invoice__table">
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? 'number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...cells], notes }, row) => (
            <tr key={row}>
              <th scope="row">
                {first}
                {notes.map((note) => (
                  <span key={note} className="muted small invoice__note">
                    {note}
                  </span>
                ))}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="number" data-label={columns[index + 1]?.label}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
