import { siteSettings } from '#domain/sites.ts'
import { Badge } from '../kit/page.tsx'
import type { Setting } from './filter-settings.ts'
import { texts } from './texts/en.ts'

/** Renders a setting with its meaning and its value or values by site. */
export function SettingItem({ setting: { name, meaning, isSecret, purpose, values } }: { setting: Setting }) {
  const isMissing = values.some((value) => value.isMissing)
  return (
    <li className="setting">
      <div>
        <h3>
          <code>{name}</code>
          {isSecret && <Badge tone="plain">{texts.secret}</Badge>}
        </h3>
        <p className="muted small">
          <Prose text={meaning} />
        </p>
        {isMissing && purpose !== null && <p className="small">{texts.purpose(purpose)}</p>}
      </div>
      <dl className="setting__values" aria-label={texts.valueOf(name)}>
        {values.map((value) => (
          <div key={value.variable}>
            <dt className={value.site === null ? 'visually-hidden' : ''}>
              {value.site === null ? name : siteSettings[value.site].title}
            </dt>
            <dd>
              {value.value !== null && <code>{value.value}</code>}
              <StateBadge value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function StateBadge({ value: { isSet, value, isMissing } }: { value: Setting['values'][number] }) {
  if (isMissing) return <Badge tone="warn">{texts.missing}</Badge>
  if (isSet) return <Badge tone="ok">{texts.set}</Badge>
  return <Badge tone="plain">{value === null ? texts.notSet : texts.default}</Badge>
}

/** Renders a text. Parts in backticks become code elements. */
function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
