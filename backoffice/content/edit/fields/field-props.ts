import type { ReactNode } from 'react'
import type { Field, Fields, Props } from '../blocks/field.ts'
import type { BlockProblem } from '../blocks/problems.ts'

/** The fields of an object within a block. */
export interface InnerFields {
  fields: Fields
  /** Path of the object in its block, such as slides.0, or empty for the block itself. */
  path: string
  value: unknown
  /** `field` is the path of the property that changed. */
  onChange: (value: Props, field: string) => void
}

/** Props of a control that edits one property of a block. */
export interface FieldProps<F extends Field = Field> {
  field: F
  name: string
  /** Path of the property in its block, such as slides.0.heading. */
  path: string
  value: unknown
  problems: readonly BlockProblem[]
  /** `undefined` removes the property. */
  onChange: (value: unknown, path: string) => void
  /** Renders the fields of an item or group. */
  renderInner: (inner: InnerFields) => ReactNode
}
