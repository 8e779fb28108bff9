import { useId, useState } from 'react'
import { categoryLimits } from '#domain/catalog/categories/category-tree.ts'
import { CheckField } from '#backoffice/kit/form/field.tsx'
import { MoveButton } from '../../move-button.tsx'
import { texts } from '../../texts/en.ts'
import { useFocusAfterMove } from '../../use-focus-after-move.ts'
import { filterName, listedFilters, moveFilter, toggleFilter } from './filter-order.ts'

interface FiltersFieldProps {
  facets: readonly string[]
  attributes: readonly string[]
  onChange: (facets: readonly string[]) => void
}

const t = texts.filters

/** Renders a category's filters: the chosen ones in display order, then the other attributes of its products. */
export function FiltersField({ facets, attributes, onChange }: FiltersFieldProps) {
  const id = useId()
  const [status, setStatus] = useState('')
  const focusAfterMove = useFocusAfterMove(facets)
  const listed = listedFilters({ facets, attributes })
  const isFull = facets.length >= categoryLimits.facets
  if (listed.length === 0) return <p className="muted small">{t.none}</p>
  const move = (code: string, by: -1 | 1, buttonId: string) => {
    const moved = moveFilter(facets, code, by)
    focusAfterMove(buttonId)
    onChange(moved)
    setStatus(t.moved(filterName(code), moved.indexOf(code) + 1, moved.length))
  }
  return (
    <>
      <p className="field__hint">{isFull ? t.full(categoryLimits.facets) : t.hint}</p>
      <ul className="category-filters" aria-label={t.title}>
        {listed.map((code) => {
          const place = facets.indexOf(code)
          const name = filterName(code)
          return (
            <li key={code}>
              <CheckField
                id={`${id}-${code}`}
                label={name}
                checked={place >= 0}
                disabled={isFull && place < 0}
                onChange={() => {
                  focusAfterMove(`${id}-${code}`)
                  onChange(toggleFilter(facets, code))
                }}
              />
              {place >= 0 && (
                <span className="category-row__actions">
                  <MoveButton
                    id={`${id}-${code}-up`}
                    label={texts.up(name)}
                    direction="up"
                    isEnd={place === 0}
                    onMove={() => move(code, -1, `${id}-${code}-up`)}
                  />
                  <MoveButton
                    id={`${id}-${code}-down`}
                    label={texts.down(name)}
                    direction="down"
                    isEnd={place === facets.length - 1}
                    onMove={() => move(code, 1, `${id}-${code}-down`)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <output className="visually-hidden">{status}</output>
    </>
  )
}
