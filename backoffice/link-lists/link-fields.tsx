import { useState, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { maxCategoryLinks } from '#domain/catalog/links/category-links.ts'
import { sites } from '#domain/sites.ts'
import { CheckField, SelectField, TextField } from '../kit/form/field.tsx'
import { notify } from '../kit/toasts.tsx'
import { newLink, type LinkDraft, type LinkProblem, type LinkTarget } from './link-draft.ts'
import { texts } from './texts/en.ts'

interface LinkFieldsProps {
  links: readonly LinkDraft[]
  problems: ReadonlyMap<number, LinkProblem>
  isReadOnly: boolean
  hasPictures: boolean
  /** Id of the datalist with the category paths. */
  targets: string
  categories: readonly LinkTarget[]
  onChange: (links: LinkDraft[]) => void
}

const t = texts.edit

/** Renders a list's links in order, with buttons that move, remove, and add links. */
export function LinkFields(props: LinkFieldsProps) {
  const { links, isReadOnly, onChange } = props
  const isFull = links.length >= maxCategoryLinks
  const [added, setAdded] = useState<number | null>(null)
  const [status, setStatus] = useState('')
  const move = (from: number, to: number) => {
    const link = links[from]!
    onChange(links.toSpliced(from, 1).toSpliced(to, 0, link))
    setStatus(t.moved(link.label || t.newLink, to + 1, links.length))
  }
  return (
    <>
      {links.length === 0 && <p className="muted small">{t.none}</p>}
      <ol className="link-list">
        {links.map((link, index) => (
          <li key={link.id}>
            <fieldset className="edit-group" disabled={isReadOnly}>
              <legend>{t.linkOf(link.label, index + 1)}</legend>
              <OneLink
                {...props}
                link={link}
                isNew={link.id === added}
                onLink={(change) => onChange(links.with(index, { ...link, ...change }))}
              />
              <div className="link-list__actions">
                <Move label={t.up(link.label || t.newLink)} isEnd={index === 0} onMove={() => move(index, index - 1)}>
                  <span className="link-list__up">
                    <Icon name="arrow" />
                  </span>
                </Move>
                <Move
                  label={t.down(link.label || t.newLink)}
                  isEnd={index === links.length - 1}
                  onMove={() => move(index, index + 1)}
                >
                  <span className="link-list__down">
                    <Icon name="arrow" />
                  </span>
                </Move>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t.remove(link.label || t.newLink)}
                  onClick={() => {
                    onChange(links.toSpliced(index, 1))
                    notify(t.removed)
                  }}
                >
                  <Icon name="close" />
                </button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{status}</output>
      {!isReadOnly && (
        <p>
          <button
            type="button"
            className="button button--line button--small"
            disabled={isFull}
            onClick={() => {
              const link = newLink(links)
              onChange([...links, link])
              setAdded(link.id)
            }}
          >
            {t.addLink}
          </button>{' '}
          {isFull && <span className="muted small">{t.full(maxCategoryLinks)}</span>}
        </p>
      )}
    </>
  )
}

interface MoveProps {
  label: string
  /** True if the link is already at the end. The button stays focusable. */
  isEnd: boolean
  onMove: () => void
  children: ReactNode
}

function Move({ label, isEnd, onMove, children }: MoveProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onMove()
      }}
    >
      {children}
    </button>
  )
}

interface OneLinkProps extends LinkFieldsProps {
  link: LinkDraft
  isNew: boolean
  onLink: (change: Partial<LinkDraft>) => void
}

function OneLink({ link, isNew, problems, hasPictures, targets, categories, onLink }: OneLinkProps) {
  const problem = problems.get(link.id)
  const message = problem && texts.problems[problem]
  return (
    <>
      <div className="form__pair">
        <TextField
          label={t.label}
          maxLength={60}
          autoFocus={isNew}
          value={link.label}
          error={problem === 'label' ? message : undefined}
          onChange={({ currentTarget }) => onLink({ label: currentTarget.value })}
        />
        <TextField
          label={t.url}
          hint={isNew ? t.urlHint : ''}
          maxLength={300}
          list={targets}
          value={link.url}
          error={problem && problem !== 'label' && problem !== 'sites' ? message : undefined}
          onChange={({ currentTarget }) => onLink({ url: currentTarget.value })}
        />
      </div>
      {hasPictures && <PictureChoice link={link} categories={categories} onLink={onLink} />}
      <fieldset className="link-list__sites" aria-invalid={problem === 'sites' || undefined}>
        <legend className="small">{t.sites}</legend>
        {sites.map((site) => (
          <CheckField
            key={site}
            label={site}
            checked={link.sites.includes(site)}
            onChange={({ currentTarget: { checked } }) =>
              onLink({ sites: sites.filter((each) => (each === site ? checked : link.sites.includes(each))) })
            }
          />
        ))}
        {problem === 'sites' && <p className="field__error">{message}</p>}
      </fieldset>
    </>
  )
}

function PictureChoice({ link: { image }, categories, onLink }: Pick<OneLinkProps, 'link' | 'categories' | 'onLink'>) {
  const pictures = categories.flatMap(({ picture }) => (picture ? [picture] : []))
  const known = image && !pictures.some(({ base }) => base === image.base) ? [image, ...pictures] : pictures
  const unique = [...new Map(known.map((picture) => [picture.base, picture])).values()]
  return (
    <SelectField
      label={t.picture}
      value={image?.base ?? ''}
      options={[['', t.ownPicture], ...unique.map(({ base, alt }) => [base, alt || base] as const)]}
      onChange={({ currentTarget }) => onLink({ image: unique.find(({ base }) => base === currentTarget.value) })}
    />
  )
}
