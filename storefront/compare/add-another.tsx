import { type FormEvent, useId } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { compareUrl } from './compare-list.ts'
import type { CompareView } from './load-compare.ts'

interface AddAnotherProps {
  view: CompareView
  onAdd?: () => void
}

/** Renders a list of other products in the category. The form works without JavaScript. */
export function AddAnother({ view: { category, products, similar, choices, listed }, onAdd }: AddAnotherProps) {
  const texts = useTexts('compare')
  const navigate = useNavigate()
  const action = usePath(`/compare/${category}`)
  const fieldId = useId()
  const ids = [...products, ...similar].map(({ id }) => id)
  if (choices.length === 0) return null
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const added = new FormData(event.currentTarget).get('add')
    if (typeof added !== 'string' || added === '') return
    onAdd?.()
    void navigate(compareUrl(category, [...ids, Number(added)]), { preventScrollReset: true })
  }
  return (
    <form className="compare__add" action={action} onSubmit={add}>
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      <label htmlFor={fieldId}>{texts.addAnother}</label>
      <select className="input" id={fieldId} name="add" defaultValue="" required>
        <option value="">{texts.chooseProduct}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {listed.shown < listed.total && <p className="muted small">{texts.firstOf(listed.shown, listed.total)}</p>}
      <button className="button button--line">{texts.addDo}</button>
    </form>
  )
}
