import { buyNotesHandle, pageKind } from '#domain/content/page-path.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { CheckField, SelectField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { formatDateTimeLocal, parseDateTimeLocal } from '#backoffice/kit/format/local-time.ts'
import { blockTexts } from '../../texts/blocks.ts'
import { isProps, itemsOf, type Props } from '../blocks/field.ts'
import { messageAt, type BlockProblem } from '../blocks/problems.ts'

interface ConditionsFieldProps {
  site: Site
  handle: string
  value: unknown
  /** Blocks that this block can replace for certain customer segments. */
  others: readonly { id: string; name: string }[]
  problems: readonly BlockProblem[]
  onChange: (conditions: Props | undefined, field: string) => void
}

const t = blockTexts.conditions

/** Renders when and for whom a block is shown. Omits conditions that do not apply to this page. */
export function ConditionsField({ site, handle, value, others, problems, onChange }: ConditionsFieldProps) {
  const conditions = isProps(value) ? value : {}
  const set = (name: string, changed: unknown) => {
    const { [name]: _, ...rest } = conditions
    const next = changed === undefined ? rest : { ...rest, [name]: changed }
    onChange(Object.keys(next).length === 0 ? undefined : next, `conditions.${name}`)
  }
  const errorOf = (name: string) => messageAt(problems, `conditions.${name}`)
  const own = problems.find(({ path }) => path === 'conditions')?.message
  const hasAny = Object.keys(conditions).length > 0
  return (
    <details className="edit-conditions" open={own !== undefined || undefined}>
      <summary>
        {t.title} <span className="muted">{hasAny ? t.some : t.any}</span>
      </summary>
      <div className="form">
        {own && <p className="field__error">{own}</p>}
        <div className="form__pair">
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              label={t[name]}
              type="datetime-local"
              value={typeof conditions[name] === 'number' ? formatDateTimeLocal(conditions[name]) : ''}
              error={errorOf(name)}
              onChange={({ currentTarget }) => set(name, parseDateTimeLocal(currentTarget.value) ?? undefined)}
            />
          ))}
        </div>
        <LocalesField site={site} value={conditions['locales']} onChange={(locales) => set('locales', locales)} />
        <TextField
          label={t.flag}
          maxLength={100}
          value={typeof conditions['flag'] === 'string' ? conditions['flag'] : ''}
          error={errorOf('flag')}
          onChange={({ currentTarget }) => set('flag', currentTarget.value === '' ? undefined : currentTarget.value)}
        />
        {handle === buyNotesHandle && (
          <TextArea
            label={t.skus}
            hint={t.skusHint}
            value={itemsOf(conditions['skus']).join('\n')}
            error={errorOf('skus')}
            onChange={({ currentTarget }) =>
              set('skus', currentTarget.value === '' ? undefined : currentTarget.value.split('\n'))
            }
          />
        )}
        {pageKind(handle) === 'page' && <SegmentsFields {...{ conditions, others, errorOf, set }} />}
      </div>
    </details>
  )
}

function LocalesField({ site, value, onChange }: { site: Site; value: unknown; onChange: (tags: unknown) => void }) {
  const { locales } = siteSettings[site]
  if (locales.length < 2) return null
  const chosen = itemsOf(value)
  const toggle = (tag: string) => {
    const next = chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <fieldset className="checks">
      <legend>{t.locales}</legend>
      {locales.map(({ tag }) => (
        <CheckField key={tag} label={tag} checked={chosen.includes(tag)} onChange={() => toggle(tag)} />
      ))}
    </fieldset>
  )
}

interface SegmentsFieldsProps extends Pick<ConditionsFieldProps, 'others'> {
  conditions: Props
  errorOf: (name: string) => string | undefined
  set: (name: string, value: unknown) => void
}

function SegmentsFields({ conditions, others, errorOf, set }: SegmentsFieldsProps) {
  const numbers = (text: string) => {
    const found = text.split(/[^\d]+/).flatMap((part) => (part === '' ? [] : [Number(part)]))
    return found.length === 0 ? undefined : found
  }
  return (
    <div className="form__pair">
      <TextField
        label={t.segments}
        hint={t.segmentsHint}
        defaultValue={itemsOf(conditions['segments']).join(', ')}
        error={errorOf('segments')}
        onChange={({ currentTarget }) => set('segments', numbers(currentTarget.value))}
      />
      <SelectField
        label={t.replaces}
        value={typeof conditions['replaces'] === 'string' ? conditions['replaces'] : ''}
        options={[['', t.noBlock], ...others.map(({ id, name }) => [id, name] as const)]}
        error={errorOf('replaces')}
        onChange={({ currentTarget }) => set('replaces', currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    </div>
  )
}
