import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { ProgramDetail } from './program-view.ts'

/** Cancellation needs confirmation; reactivation works until the program ends. */
export function Manage({ program }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  const formats = useFormats()
  const isPosting = useIsPosting()
  const { id, mayCancel, mayReactivate, renewsOn, status } = program
  const to = `/account/programming/${id}`
  if (renewsOn === null) return null
  if (mayReactivate) {
    return (
      <PostForm to={to} className="box programs__manage">
        <p>{texts.reactivateText(formats.date(renewsOn))}</p>
        <button className="button" name="op" value="reactivate" aria-busy={isPosting}>
          {texts.reactivate}
        </button>
      </PostForm>
    )
  }
  if (!mayCancel) return null
  return (
    <details className="facet">
      <summary>{texts.cancel}</summary>
      <PostForm to={to} className="programs__manage">
        <p>{status === 'past_due' ? texts.cancelNow : texts.cancelText(formats.date(renewsOn))}</p>
        <div className="field">
          <label htmlFor="reason">
            {texts.reason} <span className="muted">({texts.optional})</span>
          </label>
          <textarea className="input" id="reason" name="reason" rows={3} maxLength={500} />
        </div>
        <button className="button button--line" name="op" value="cancel" aria-busy={isPosting}>
          {texts.confirmCancel}
        </button>
      </PostForm>
    </details>
  )
}
