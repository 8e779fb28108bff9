import { ModalDialog } from '../../kit/dialog.tsx'
import { texts } from '../texts/en.ts'

const groups = [
  [
    texts.keys.anywhere,
    [
      [['Ctrl', 'K'], texts.keys.palette],
      [['?'], texts.keys.help],
    ],
  ],
  [
    texts.keys.list,
    [
      [['j'], texts.keys.next],
      [['k'], texts.keys.previous],
      [['Enter'], texts.keys.open],
      [['x'], texts.keys.select],
      [['/'], texts.keys.search],
    ],
  ],
] as const

/** Renders the list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog title={texts.keys.title} onClose={onClose}>
      {groups.map(([title, keys]) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className="keys">
            {keys.map(([names, meaning]) => (
              <div key={meaning}>
                <dt>{meaning}</dt>
                <dd>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ModalDialog>
  )
}
