import { usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { StepView } from './load-step.ts'
import { stepPath } from '#domain/registry/steps.ts'

/** Renders a registry's photo and the form for a new one, which the browser posts directly with its file. */
export function PhotoForm({ view: { id, photo } }: { view: StepView }) {
  const texts = useTexts('registry')
  const action = usePath(stepPath(id, 'about'))
  return (
    <section className="section" id="photo" aria-labelledby="photo-title">
      <h2 className="h3" id="photo-title">
        {texts.photo} <span className="muted">({texts.optional})</span>
      </h2>
      {photo !== null && (
        <img
          className="registry__photo"
          src={photo.url}
          width={photo.width}
          height={photo.height}
          alt={texts.photoAlt}
        />
      )}
      <form method="post" action={action} encType="multipart/form-data">
        <div className="field">
          <label htmlFor="photo-file">{photo === null ? texts.photoFile : texts.photoOther}</label>
          <input
            className="input"
            id="photo-file"
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            aria-describedby="photo-hint"
          />
          <p className="hint" id="photo-hint">
            {texts.photoHint}
          </p>
        </div>
        <button className="button button--line">{texts.savePhoto}</button>
      </form>
      {photo !== null && (
        <form method="post" action={action} encType="multipart/form-data">
          {/* An empty file removes the photo. */}
          <input type="file" name="photo" hidden aria-hidden="true" tabIndex={-1} />
          <button className="link">{texts.removePhoto}</button>
        </form>
      )}
    </section>
  )
}
