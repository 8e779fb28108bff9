import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { OwnRegistryView } from './customer-registry.ts'
import { formatPurchasesCsv } from '#domain/registry/format-purchases-csv.ts'

/** Renders purchases with buyers and thank-you notes, hidden while they are a surprise [REGISTRY-403]. */
export function Purchases({ view: { purchases, about }, to }: { view: OwnRegistryView; to: string }) {
  const texts = useTexts('registry')
  const formats = useFormats()
  return (
    <section id="purchases" className="section" aria-labelledby="purchases-title">
      <h2 className="h3" id="purchases-title">
        {texts.purchases}
      </h2>
      <ActionStatus page="own-registry" only={['thanks']} />
      {purchases === null ? (
        <p>{texts.purchasesHidden(about ? formats.date(Date.parse(about.eventDate)) : '')}</p>
      ) : purchases.length === 0 ? (
        <p className="muted">{texts.noPurchases}</p>
      ) : (
        <PostForm to={to} keepsScroll>
          <input type="hidden" name="op" value="thanks" />
          <TableScroll label={texts.purchaseTable}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{texts.buyer}</th>
                  <th scope="col">{texts.gift}</th>
                  <th scope="col">{texts.date}</th>
                  <th scope="col">{texts.thanked}</th>
                </tr>
              </thead>
              <tbody>
                {purchases.map(({ _id, buyer, message, name, qty, at, isThanked }) => (
                  <tr key={_id}>
                    <th scope="row">
                      {buyer === '' ? texts.anonymous : buyer}
                      {message !== '' && <p className="small muted registry__message">{message}</p>}
                    </th>
                    <td>{qty > 1 ? `${qty} × ${name}` : name}</td>
                    <td>{formats.date(Date.parse(at))}</td>
                    <td>
                      <input
                        type="checkbox"
                        name="thanked"
                        value={_id}
                        defaultChecked={isThanked}
                        aria-label={texts.thankedOf(buyer === '' ? texts.anonymous : buyer, name)}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
          <div className="row">
            <button className="button button--line button--small">{texts.saveThanks}</button>
            <a className="link" href={csvLink(formatPurchasesCsv(purchases))} download={texts.csvName}>
              {texts.csv}
            </a>
          </div>
        </PostForm>
      )}
    </section>
  )
}

/**
 * Returns a link that saves a file without another request. Spreadsheets detect UTF-8 only if there is a byte order
 * mark.
 */
function csvLink(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${csv}`)}`
}
