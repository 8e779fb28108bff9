import { useState } from 'react'
import { storyKinds, storyLimits } from '#domain/stories/story.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Submission } from '../story-types.ts'
import { texts } from '../texts/en.ts'
import { parseSkus, skusProblem } from './skus.ts'

interface StoryDialogProps {
  story: Submission
  onClose: () => void
  onDone: () => void
}

const t = texts.edit

/** Renders the form for a story's texts and the products in its photos. */
export function StoryDialog({ story, onClose, onDone }: StoryDialogProps) {
  const { id, site, photos, firstName, place, gym, title, text, kind } = story
  const initial = { firstName, place, gym, title, text, kind, skus: photos.map(({ skus }) => skus.join(', ')) }
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const errors = {
    firstName: draft.firstName.trim() === '' ? t.firstNameMissing : undefined,
    title: draft.title.trim() === '' ? t.titleMissing : undefined,
    text: draft.text.trim() === '' ? t.textMissing : undefined,
    skus: draft.skus.map(skusProblem),
  }
  const isRight = !errors.firstName && !errors.title && !errors.text && errors.skus.every((each) => each === undefined)
  const submission = useSubmit({
    send: (key) => {
      const { skus, ...body } = draft
      const products = photos.map((photo, index) => ({ photoId: photo.id, skus: parseSkus(skus[index] ?? '') }))
      return callsOf(site)('PUT /svc_story/submissions/{id}', { params: { id }, body: { ...body, products }, key })
    },
    done: t.saved,
    onDone,
  })
  const textField = (name: 'firstName' | 'place' | 'gym' | 'title', label: string, error?: string) => (
    <TextField
      label={label}
      maxLength={storyLimits[name]}
      value={draft[name]}
      error={isChecked ? error : undefined}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <ModalDialog title={t.title} onClose={onClose} isWide>
      <Form
        submission={{
          ...submission,
          submit: () => {
            setChecked(true)
            if (isRight) submission.submit()
          },
        }}
        submit={t.save}
        refusals={texts.refusals}
        isDirty={JSON.stringify(draft) !== JSON.stringify(initial) && !submission.isBusy}
        onCancel={onClose}
      >
        {textField('title', t.storyTitle, errors.title)}
        <TextArea
          label={t.text}
          rows={9}
          maxLength={storyLimits.text}
          value={draft.text}
          error={isChecked ? errors.text : undefined}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <div className="form__pair">
          {textField('firstName', t.firstName, errors.firstName)}
          {textField('place', t.place)}
          {textField('gym', t.gym)}
          <SelectField
            label={t.kind}
            value={draft.kind}
            options={Object.entries(texts.kinds)}
            onChange={({ currentTarget }) =>
              change({ kind: storyKinds.find((each) => each === currentTarget.value) ?? kind })
            }
          />
        </div>
        <PhotoProducts
          photos={photos}
          skus={draft.skus}
          errors={isChecked ? errors.skus : []}
          onChange={(skus) => change({ skus })}
        />
      </Form>
    </ModalDialog>
  )
}

interface PhotoProductsProps {
  photos: Submission['photos']
  /** SKUs as entered, per photo. */
  skus: string[]
  errors: readonly (string | undefined)[]
  onChange: (skus: string[]) => void
}

function PhotoProducts({ photos, skus, errors, onChange }: PhotoProductsProps) {
  return photos.map((photo, index) => (
    <div key={photo.id} className="story-photo">
      <img src={photo.small} alt="" />
      <TextField
        label={t.products(index + 1)}
        hint={t.productsHint}
        value={skus[index] ?? ''}
        error={errors[index]}
        onChange={({ currentTarget }) => onChange(skus.with(index, currentTarget.value))}
      />
    </div>
  ))
}
