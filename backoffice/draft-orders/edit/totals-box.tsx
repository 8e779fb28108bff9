import type { Problem } from '#backoffice/call/problems.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { ComputedDraft } from '../draft-order-types.ts'
import { texts } from '../texts/en.ts'

interface TotalsBoxProps {
  currency: string
  computed: ComputedDraft | null
  problem: Problem | null
  isBusy: boolean
  /** True if the draft order can still be sent. */
  isOpen: boolean
}

const t = texts.totals

/** Renders the totals with tax, and any missing requirements for sending a payment link. */
export function TotalsBox({ currency, computed, problem, isBusy, isOpen }: TotalsBoxProps) {
  const totals = computed?.totals
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <Section title={t.title}>
      <div className="stack">
        <div
          aria-live="polite"
          aria-busy={isBusy}
          className={isBusy ? 'draft-totals draft-totals--busy' : 'draft-totals'}
        >
          {totals ? (
            <dl className="facts">
              <Fact title={t.subtotal}>{money(totals.subtotal)}</Fact>
              <Fact title={t.shipping}>{money(totals.shipping)}</Fact>
              {totals.tariff > 0 && <Fact title={t.tariff}>{money(totals.tariff)}</Fact>}
              <Fact title={totals.taxIncluded ? t.taxIncluded : t.tax}>{money(totals.tax)}</Fact>
              <Fact title={t.total} isTotal>
                {money(totals.total)}
              </Fact>
            </dl>
          ) : (
            <p className="muted small">{t.waiting}</p>
          )}
        </div>
        {problem && <Message tone="bad">{problemText(problem)}</Message>}
        {isOpen && computed && computed.problems.length > 0 && (
          <div className="small">
            <p>{t.missing}</p>
            <ul className="draft-missing">
              {computed.problems.map((each) => (
                <li key={each}>{texts.problems[each]}</li>
              ))}
            </ul>
          </div>
        )}
        {isOpen && <p className="muted small">{t.stock}</p>}
      </div>
    </Section>
  )
}

function Fact({ title, isTotal = false, children }: { title: string; isTotal?: boolean; children: string }) {
  return (
    <div className={isTotal ? 'facts__total' : undefined}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
