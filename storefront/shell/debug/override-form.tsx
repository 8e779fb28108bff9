import { type FlagOverrides, overrideText } from '#domain/flags/overrides.ts'
import { flagRegistry } from '#domain/flags/registry.ts'
import { usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { fieldName, overridesField, tooLong } from './override-fields.ts'

interface OverrideFormProps {
  overrides: FlagOverrides
  /** The flag with a rejected value, or `too-long`. */
  problem: string | null
  /** The page to return to. */
  back: string
}

/** Renders the form that overrides flags in the visitor's browser. Works without JavaScript [SHELL-027]. */
export function OverrideForm({ overrides, problem, back }: OverrideFormProps) {
  const texts = useTexts('shell/debug')
  return (
    <form method="post" action={usePath('/preferences')} className="debug__overrides">
      <input type="hidden" name="back" value={back} />
      <fieldset>
        <legend>{texts.overrides}</legend>
        <p>{texts.overridesHint}</p>
        {problem === tooLong && <p role="alert">{texts.tooLong}</p>}
        {[...flagRegistry].map(([flag, { type }]) => (
          <FlagField
            key={flag}
            flag={flag}
            isSwitch={type === 'boolean'}
            value={flag in overrides ? overrideText(overrides[flag]!) : ''}
            error={problem === flag ? texts.invalid : undefined}
          />
        ))}
      </fieldset>
      <button className="button button--small button--paper" name={overridesField} value="apply">
        {texts.apply}
      </button>
      <button className="button button--small button--paper" name={overridesField} value="reset" formNoValidate>
        {texts.reset}
      </button>
    </form>
  )
}

interface FlagFieldProps {
  flag: string
  isSwitch: boolean
  /** The override as text, or empty if there is none. */
  value: string
  error: string | undefined
}

function FlagField({ flag, isSwitch, value, error }: FlagFieldProps) {
  const texts = useTexts('shell/debug')
  const id = `override-${flag}`
  const errorId = `${id}-error`
  const described = error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }
  return (
    <div className="debug__flag">
      <label htmlFor={id}>
        <code translate="no">{flag}</code>
        {value !== '' && <b data-overridden={flag}> {texts.overridden}</b>}
      </label>
      {isSwitch ? (
        <select className="input input--small" id={id} name={fieldName(flag)} defaultValue={value} {...described}>
          <option value="">{texts.notOverridden}</option>
          <option value="true">{texts.on}</option>
          <option value="false">{texts.off}</option>
        </select>
      ) : (
        <input
          className="input input--small"
          id={id}
          name={fieldName(flag)}
          defaultValue={value}
          placeholder={texts.notOverridden}
          autoComplete="off"
          {...described}
        />
      )}
      {error !== undefined && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
