import { usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { StepView } from './load-step.ts'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { registryStepPath } from '#domain/registry/steps.ts'

/** Returns true for a problem that is shown next to the photo. */
export function isPhotoProblem(problem: string | null): problem is 'photo_too_large' | 'photo_unreadable' {
  return problem === 'photo_too_large' || problem === 'photo_unreadable'
}

/** Renders a registry's photo and the form for a new one, which the browser posts directly with its file. */
export function PhotoForm({ view: { id, photo, problem } }: { view: StepView }) {
  const texts = useTexts('registry')
  const action = usePath(registryStepPath(id, 'about'))
  return (
    <section className="section" id="photo" aria-labelledby="photo-title">
      <h2 className="h3" id="photo-title">
        {texts.photo} <span className="muted">({texts.optional})</span>
      </h2>
      <ActionStatus page="registry-step" only={['photo', 'remove-photo']} />
      <ProblemMessage text={isPhotoProblem(problem) ? texts.problems[problem] : null} />
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
        <input type="hidden" name="op" value="photo" />
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
          <input type="hidden" name="op" value="remove-photo" />
          {/* An empty file removes the photo. */}
          <input type="file" name="photo" hidden aria-hidden="true" tabIndex={-1} />
          <button className="link">{texts.removePhoto}</button>
        </form>
      )}
    </section>
  )
}
