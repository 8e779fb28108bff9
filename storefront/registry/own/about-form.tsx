import { eventTypes } from '#domain/registry/registry.ts'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { OwnRegistryView } from './own.ts'

export function AboutForm({ view, to }: { view: OwnRegistryView; to: string }) {
  const texts = useTexts('registry')
  const { about } = view
  const fields = [
    ['title', view.title, 100, true],
    ['firstname', about?.firstname ?? view.firstname, 40, true],
    ['lastname', about?.lastname ?? view.lastname, 40, true],
    ['coRegistrant', about?.coRegistrant ?? '', 80, false],
  ] as const
  const labels = { ...texts, title: texts.created }
  return (
    <section className="box" aria-labelledby="about">
      <h2 className="h3" id="about">
        {texts.about}
      </h2>
      <PostForm to={to} keepsScroll key={view.load}>
        <input type="hidden" name="op" value="about" />
        {fields.map(([name, value, longest, isNeeded]) => (
          <div className="field" key={name}>
            <label htmlFor={`about-${name}`}>
              {labels[name]}
              {!isNeeded && <span className="muted"> ({texts.optional})</span>}
            </label>
            <input
              className="input"
              id={`about-${name}`}
              name={name}
              defaultValue={value}
              maxLength={longest}
              required={isNeeded}
              autoComplete="off"
            />
          </div>
        ))}
        <div className="field">
          <label htmlFor="about-type">{texts.eventType}</label>
          <select className="input" id="about-type" name="eventType" defaultValue={about?.eventType ?? 'wedding'}>
            {eventTypes.map((type) => (
              <option key={type} value={type}>
                {texts.eventTypes[type]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="about-date">{texts.eventDate}</label>
          <input
            className="input"
            id="about-date"
            type="date"
            name="eventDate"
            required
            defaultValue={about?.eventDate ?? ''}
          />
        </div>
        <div className="field">
          <label htmlFor="about-message">
            {texts.message} <span className="muted">({texts.optional})</span>
          </label>
          <textarea
            className="input"
            id="about-message"
            name="message"
            rows={3}
            maxLength={1000}
            defaultValue={about?.message ?? ''}
          />
        </div>
        <button className="button button--line">{texts.saveAbout}</button>
      </PostForm>
    </section>
  )
}
