import type { ReactNode } from 'react'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { StepView } from './load-step.ts'
import { registryStepPath } from '#domain/registry/steps.ts'

interface DeliveryStepProps {
  view: StepView
  /** True if the form for a new address was refused and is shown again. */
  isTyping: boolean
  children: ReactNode
}

/** Renders the saved addresses to choose from, and the new address form as children. */
export function DeliveryStep({ view, isTyping, children }: DeliveryStepProps) {
  const texts = useTexts('registry')
  const { id, book, address, shipBefore, load } = view
  return (
    <>
      <p className="muted">{texts.shipsToNote}</p>
      {(book.length > 0 || address !== null) && (
        <PostForm to={registryStepPath(id, 'delivery')} key={load} className="form">
          <input type="hidden" name="op" value="saved-address" />
          <fieldset className="registry__choices">
            <legend className="visually-hidden">{texts.shipsTo}</legend>
            {address !== null && (
              <label className="choice">
                <input type="radio" name="saved" value="" defaultChecked />
                {texts.currentAddress}
                <small>{[...address.street, address.city].join(', ')}</small>
              </label>
            )}
            {book.map((saved, index) => (
              <label key={saved.id} className="choice">
                <input type="radio" name="saved" value={saved.id} defaultChecked={address === null && index === 0} />
                {saved.lines[0]}
                <small>{saved.lines.slice(1).join(', ')}</small>
              </label>
            ))}
          </fieldset>
          <ShipBefore shipBefore={shipBefore} id="ship-before-saved" />
          <button className="button">{texts.saveAndGoOn}</button>
        </PostForm>
      )}
      {book.length > 0 || address !== null ? (
        <details className="registry__wishes" open={isTyping}>
          <summary className="link">{texts.otherAddress}</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </>
  )
}

export function ShipBefore({ shipBefore, id }: { shipBefore: string | null; id: string }) {
  const texts = useTexts('registry')
  return (
    <div className="field">
      <label htmlFor={id}>
        {texts.shipBefore} <span className="muted">({texts.optional})</span>
      </label>
      <input
        className="input"
        id={id}
        type="date"
        name="shipBefore"
        defaultValue={shipBefore ?? ''}
        aria-describedby={`${id}-hint`}
      />
      <p className="hint" id={`${id}-hint`}>
        {texts.shipBeforeHint}
      </p>
    </div>
  )
}
