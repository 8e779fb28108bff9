import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { texts } from '../texts/en.ts'
import { PictureChoice, type PictureChoiceProps } from './picture-choice.tsx'

const t = texts.picker

/** Renders the dialog that chooses pictures from the media library. */
export function PicturePicker({ onClose, ...choice }: PictureChoiceProps & { onClose: () => void }) {
  return (
    <ModalDialog title={choice.isMultiple ? t.titleOfSeveral : t.title} onClose={onClose} isWide>
      <PictureChoice {...choice} />
    </ModalDialog>
  )
}
