import { registryPasswordLength, registryPrivacies } from '#domain/registry/registry.ts'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { StepView } from './load-step.ts'
import type { StepResult } from './step-actions.ts'
import { registryStepPath } from '#domain/registry/steps.ts'

export function PrivacyStep({ view, result }: { view: StepView; result: StepResult | undefined }) {
  const texts = useTexts('registry')
  const chosen = result?.values['privacy'] ?? view.privacy
  return (
    <PostForm to={registryStepPath(view.id, 'privacy')} key={view.load} className="form">
      <input type="hidden" name="op" value="privacy" />
      <fieldset className="registry__choices">
        <legend className="visually-hidden">{texts.visibility}</legend>
        {registryPrivacies.map((privacy) => (
          <label key={privacy} className="choice">
            <input type="radio" name="privacy" value={privacy} defaultChecked={chosen === privacy} />
            {texts.privacy[privacy]}
            <small>{texts.privacyNotes[privacy]}</small>
          </label>
        ))}
      </fieldset>
      <TextField
        name="password"
        type="password"
        label={texts.password}
        hint={view.privacy === 'password' ? texts.passwordKept : texts.passwordHint}
        problem={result?.problem === 'password' ? texts.problems.password : undefined}
        maxLength={registryPasswordLength.max}
        autoComplete="off"
      />
      <label className="check">
        <input
          type="checkbox"
          name="surprise"
          defaultChecked={result ? result.values['surprise'] === 'on' : view.isSurprise}
        />{' '}
        {texts.isSurprise}
      </label>
      <button className="button">{texts.savePrivacy}</button>
    </PostForm>
  )
}
