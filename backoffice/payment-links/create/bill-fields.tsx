import { siteSettings, type Site } from '#domain/sites.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'
import { billTotals, emptyLine, lineProblems, type DraftLine, type LinkDraft } from './draft.ts'

export interface FieldsProps {
  draft: LinkDraft
  change: (part: Partial<LinkDraft>) => void
  /** Messages for the fields with problems. */
  errors: Readonly<Partial<Record<string, string>>>
}

const t = texts.new
const maxLines = 100
/** Renders the fields for a custom amount: the payer and the purpose. */
export function BillFields({ site, draft, change, errors }: FieldsProps & { site: Site }) {
  const { total, due, now } = billTotals(draft)
  const money = (value: number) => formatMoney(value, siteSettings[site].currency)
  const amount = (name: 'shipping' | 'tax' | 'alreadyPaid' | 'amount', label: string, hint = '') => (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={draft[name]}
      error={errors[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <>
      <div className="form__pair">
        <TextField
          label={t.reference}
          hint={t.referenceHint}
          maxLength={40}
          value={draft.reference}
          error={errors['reference']}
          onChange={({ currentTarget }) => change({ reference: currentTarget.value })}
        />
        <TextField
          label={t.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={draft.email}
          error={errors['email']}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
      </div>
      <BillLines lines={draft.lines} error={errors['lines']} onChange={(lines) => change({ lines })} />
      <div className="form__pair">
        {amount('shipping', t.shipping)}
        {amount('tax', t.tax)}
      </div>
      <div className="form__pair">
        {amount('alreadyPaid', t.alreadyPaid)}
        {amount('amount', t.deposit, t.depositHint)}
      </div>
      <dl className="facts refund-split" aria-live="polite">
        <div>
          <dt>{t.total}</dt>
          <dd>{money(total)}</dd>
        </div>
        <div className="facts__total">
          <dt>{t.due}</dt>
          <dd>{money(due)}</dd>
        </div>
        {now !== due && (
          <div>
            <dt>{t.deposit}</dt>
            <dd>{money(now)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

interface BillLinesProps {
  lines: readonly DraftLine[]
  error: string | undefined
  onChange: (lines: readonly DraftLine[]) => void
}

function BillLines({ lines, error, onChange }: BillLinesProps) {
  const isBad = (line: DraftLine, field: keyof DraftLine) =>
    error !== undefined && lineProblems(line).includes(field) ? true : undefined
  const set = (index: number, part: Partial<DraftLine>) => onChange(lines.with(index, { ...lines[index]!, ...part }))
  return (
    <fieldset className="bill-lines">
      <legend>{t.items}</legend>
      {lines.map((line, index) => (
        <div key={index} className="bill-lines__line">
          <input
            className="input"
            aria-label={t.position(t.itemName, index + 1)}
            aria-invalid={isBad(line, 'name')}
            placeholder={t.itemName}
            maxLength={200}
            value={line.name}
            onChange={({ currentTarget }) => set(index, { name: currentTarget.value })}
          />
          <input
            className="input"
            aria-label={t.position(t.itemQty, index + 1)}
            aria-invalid={isBad(line, 'qty')}
            placeholder={t.itemQty}
            inputMode="numeric"
            maxLength={4}
            value={line.qty}
            onChange={({ currentTarget }) => set(index, { qty: currentTarget.value })}
          />
          <input
            className="input"
            aria-label={t.position(t.itemPrice, index + 1)}
            aria-invalid={isBad(line, 'price')}
            placeholder={t.itemPrice}
            inputMode="decimal"
            maxLength={12}
            value={line.price}
            onChange={({ currentTarget }) => set(index, { price: currentTarget.value })}
          />
          {lines.length > 1 && (
            <button
              type="button"
              className="icon-button"
              aria-label={t.removeItem(index + 1)}
              onClick={() => onChange(lines.toSpliced(index, 1))}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
      {error && (
        <p className="field__error">
          <Icon name="alert" />
          {error}
        </p>
      )}
      {lines.length < maxLines && (
        <button type="button" className="text-button" onClick={() => onChange([...lines, emptyLine])}>
          {t.addItem}
        </button>
      )}
    </fieldset>
  )
}
