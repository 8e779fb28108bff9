import { siteSettings, type Site } from '#domain/sites.ts'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { texts } from '../texts/en.ts'
import { readFields, readSheetSites } from '../cells/selection-query.ts'
import { sheetFields, type SheetField } from '../cells/sheet-rows.ts'

interface ColumnChoiceProps {
  site: Site
  sites: readonly Site[]
  /** Fields and sites with changes, which cannot be hidden. */
  changed: { fields: ReadonlySet<SheetField>; sites: ReadonlySet<Site> }
}

/** Renders the field and site selection, which is stored in the URL. */
export function ColumnChoice({ site, sites, changed }: ColumnChoiceProps) {
  const [params, change] = useFilters()
  const fields = readFields(params)
  const shown = readSheetSites(params, sites, site)
  const toggled = (chosen: readonly string[], each: string) =>
    // A comma means that none are chosen, because an empty parameter means the default.
    [...new Set(chosen).symmetricDifference(new Set([each]))].join(',') || ','
  return (
    <div className="sheet-choice">
      <Choice
        legend={texts.fieldsLabel}
        options={sheetFields.map((field) => ({ id: field, title: texts.fields[field] }))}
        chosen={fields}
        fixed={changed.fields}
        onToggle={(field) => change({ fields: toggled(fields, field) })}
      />
      {sites.length > 1 && (
        <Choice
          legend={texts.sitesLabel}
          options={sites.map((each) => ({ id: each, title: siteSettings[each].title }))}
          chosen={shown}
          fixed={changed.sites}
          onToggle={(each) => change({ sites: toggled(shown, each) })}
        />
      )}
      {changed.fields.size > 0 && <p className="muted small">{texts.sheet.fixedColumns}</p>}
    </div>
  )
}

interface ChoiceProps {
  legend: string
  options: readonly { id: string; title: string }[]
  chosen: readonly string[]
  fixed: ReadonlySet<string>
  onToggle: (id: string) => void
}

function Choice({ legend, options, chosen, fixed, onToggle }: ChoiceProps) {
  return (
    <fieldset className="sheet-choice__group">
      <legend className="small">{legend}</legend>
      {options.map(({ id, title }) => (
        <label key={id} className="sheet-choice__option">
          <input
            type="checkbox"
            checked={chosen.includes(id) || fixed.has(id)}
            disabled={fixed.has(id)}
            onChange={() => onToggle(id)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
