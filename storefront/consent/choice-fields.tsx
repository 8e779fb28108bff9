import { consentCategories, type ConsentState } from '#domain/consent/choices.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

/** Renders the necessary category and a switch for each optional one. With a privacy signal, marketing is off. */
export function ChoiceFields({ state }: { state: ConsentState }) {
  const texts = useTexts('consent')
  const { choices, hasPrivacySignal } = state
  return (
    <fieldset className="consent-choices">
      <legend className="visually-hidden">{texts.title}</legend>
      <div className="consent-choice">
        <b>{texts.categories.necessary.name}</b>
        <span className="muted small">{texts.alwaysOn}</span>
        <p className="small">{texts.categories.necessary.text}</p>
      </div>
      {consentCategories.map((category) => {
        const isBlocked = category === 'marketing' && hasPrivacySignal
        return (
          <div key={category} className="consent-choice">
            <label>
              <b>{texts.categories[category].name}</b>
              <input
                type="checkbox"
                name={category}
                value="on"
                defaultChecked={choices[category]}
                disabled={isBlocked}
                aria-describedby={`consent-${category}`}
              />
            </label>
            <p className="small" id={`consent-${category}`}>
              {texts.categories[category].text}
            </p>
          </div>
        )
      })}
      {hasPrivacySignal && (
        <p className="message">
          <Icon name="info" /> <span>{texts.signal}</span>
        </p>
      )}
    </fieldset>
  )
}

/** Renders the buttons for both forms, with equal visual weight. */
export function ChoiceButtons() {
  const texts = useTexts('consent')
  return (
    <div className="consent-buttons">
      <button className="button button--line" name="choice" value="selected">
        {texts.save}
      </button>
      <button className="button button--line" name="choice" value="all">
        {texts.acceptAll}
      </button>
      <button className="button button--line" name="choice" value="none">
        {texts.rejectAll}
      </button>
    </div>
  )
}
