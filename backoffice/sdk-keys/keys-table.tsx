import { useState } from 'react'
import { siteSettings } from '#domain/sites.ts'
import { useSubmit } from '../kit/form/use-submit.ts'
import { formatAgeNow, formatDate, formatDateTime } from '../kit/format/dates.ts'
import { Badge } from '../kit/page.tsx'
import { Message, problemText } from '../kit/states.tsx'
import { setEnabled } from './key-dialogs.tsx'
import type { SdkKey } from './key-types.ts'
import { texts } from './texts/en.ts'

const t = texts.columns
export type KeyAction = 'rename' | 'rotate' | 'switchOff' | 'delete'

interface KeysTableProps {
  keys: readonly SdkKey[]
  /** Undefined if the staff member cannot change keys. */
  onAct?: (action: KeyAction, of: SdkKey) => void
  onChanged: () => void
}

/** Renders the keys that staff created, with their last use and action buttons. */
export function KeysTable({ keys, onAct, onChanged }: KeysTableProps) {
  const columns = [t.name, t.kind, t.key, t.site, t.usedAt, t.createdBy, ...(onAct ? [t.actions] : [])]
  return (
    // The focus lets keys scroll the wide table on a phone.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="sdk-keys" aria-label={texts.title} tabIndex={0}>
      <table className="data-table" aria-label={texts.title}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((each) => (
            <tr key={each.id}>
              <td>
                <strong>{each.name}</strong> {!each.isEnabled && <Badge tone="plain">{texts.off}</Badge>}
              </td>
              <td>
                {texts.kinds[each.kind]}
                {each.source !== null && <span className="muted small"> {texts.source(each.source)}</span>}
                {each.isRemote && <span className="muted small"> {texts.remote}</span>}
              </td>
              <td>
                <KeyCell of={each} />
              </td>
              <td>{each.site === null ? texts.allSites : siteSettings[each.site].title}</td>
              <td>
                <span className="list__label">{t.usedAt} </span>
                {each.usedAt === null ? <span className="muted">{texts.never}</span> : formatAgeNow(each.usedAt)}
              </td>
              <td>
                {each.createdBy} <span className="muted small">{formatDate(each.createdAt)}</span>
              </td>
              {onAct && (
                <td>
                  <Actions of={each} onAct={onAct} onChanged={onChanged} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function KeyCell({ of: { name, key, earlier } }: { of: SdkKey }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="sdk-keys__key">
      <span className="sdk-keys__current">
        <code>{key}</code>
        <button
          type="button"
          className="text-button"
          aria-label={texts.copyName(name)}
          onClick={() => void navigator.clipboard.writeText(key).then(() => setCopied(true))}
        >
          {texts.copy}
        </button>
        <output className="muted small">{isCopied && texts.copied}</output>
      </span>
      {earlier && (
        <span className="muted small">
          <code>{earlier.key}</code> {texts.earlier(formatDateTime(earlier.until))},{' '}
          {earlier.usedAt === null ? texts.earlierUnused : texts.earlierUsed(formatAgeNow(earlier.usedAt))}
        </span>
      )}
    </div>
  )
}

function Actions({ of, onAct, onChanged }: { of: SdkKey } & Required<Pick<KeysTableProps, 'onAct' | 'onChanged'>>) {
  const switchOn = useSubmit({
    send: (key) => setEnabled(of, true, key),
    done: texts.switchedOn,
    onDone: onChanged,
  })
  const button = (title: string, label: string, onClick: () => void) => (
    <button type="button" className="text-button" aria-label={label} onClick={onClick}>
      {title}
    </button>
  )
  const { name } = of
  return (
    <div className="sdk-keys__actions">
      {button(texts.edit, texts.editName(name), () => onAct('rename', of))}
      {button(texts.rotate, texts.rotateName(name), () => onAct('rotate', of))}
      {of.isEnabled
        ? button(texts.switchOff, texts.switchOffName(name), () => onAct('switchOff', of))
        : button(texts.switchOn, texts.switchOnName(name), switchOn.submit)}
      {button(texts.remove, texts.removeName(name), () => onAct('delete', of))}
      {switchOn.problem && <Message tone="bad">{problemText(switchOn.problem, texts.refusals)}</Message>}
    </div>
  )
}
