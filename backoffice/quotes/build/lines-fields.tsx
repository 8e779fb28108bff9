import type { Site } from '#domain/sites.ts'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'
import { withSku, type DraftLine } from './lines-draft.ts'
import { PasteLinesField } from './paste-lines.tsx'
import { VariantSearch } from './variant-search.tsx'

interface LinesFieldsProps {
  site: Site
  lines: readonly DraftLine[]
  /** Keys of lines with an unreadable quantity. */
  unreadableKeys: readonly string[]
  /** SKUs that the site does not sell. */
  unknownSkus: readonly string[]
  /** Reason that the lines as a whole cannot be saved. */
  error?: string | undefined
  onChange: (lines: DraftLine[]) => void
}

const t = texts.build

/** Renders a quote's lines with their quantities, and the fields that add more lines. */
export function LinesFields({ site, lines, unreadableKeys, unknownSkus, error, onChange }: LinesFieldsProps) {
  const nameOf = ({ name, sku }: DraftLine) => name || sku
  return (
    <>
      {lines.length > 0 && (
        <table className="lines-table build-lines">
          <thead>
            <tr>
              <th scope="col">{texts.editor.item}</th>
              <th scope="col">{texts.editor.qty}</th>
              <th scope="col">
                <span className="visually-hidden">{t.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const isUnknown = line.isNew && unknownSkus.includes(line.sku)
              const isBad = unreadableKeys.includes(line.key)
              return (
                <tr key={line.key} className={isBad || isUnknown ? 'field--bad' : undefined}>
                  <td>
                    <strong>{nameOf(line)}</strong>
                    {line.name !== '' && <span className="muted small">{line.sku}</span>}
                    {isUnknown && <span className="field__error">{t.notSold}</span>}
                  </td>
                  <td data-label={texts.editor.qty}>
                    <input
                      className="input"
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={4}
                      aria-label={texts.editor.ofLine(texts.editor.qty, nameOf(line))}
                      aria-invalid={isBad || isUnknown || undefined}
                      value={line.qty}
                      onChange={({ currentTarget: { value } }) =>
                        onChange(lines.map((each) => (each === line ? { ...each, qty: value } : each)))
                      }
                    />
                  </td>
                  <td>
                    <button
                      type="button"
                      className="text-button"
                      aria-label={t.removeLine(nameOf(line))}
                      onClick={() => onChange(lines.filter((each) => each !== line))}
                    >
                      {t.remove}
                    </button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {error !== undefined && (
        <p className="field__error">
          <Icon name="alert" />
          {error}
        </p>
      )}
      <VariantSearch site={site} onAdd={(sku, name) => onChange(withSku(lines, sku, name, 1))} />
      <PasteLinesField lines={lines} onChange={onChange} />
    </>
  )
}
