/** web/portal/editing: what only a kind has, field by field, each with what is wrong with it. */
import type { ContentKind } from '#contract/content/content-codes.ts'
import { DetailField } from './detail-field.tsx'
import { DetailList } from './detail-list.tsx'
import { shapesOf, type GroupShape, type Shape } from './shapes.ts'
import {
  isObject,
  withField,
  type Details,
  type Json,
  type PartProps,
  type Path,
  type Problems,
} from './values.rules.ts'
import styles from './details.module.css'

type Props = {
  kind: ContentKind
  details: Details
  problems: Problems
  onChange: (details: Details) => void
}

export function DetailsForm({ kind, details, problems, onChange }: Props) {
  const shapes = shapesOf[kind]
  if (shapes.length === 0) return null
  const unknown = Object.keys(details).filter((name) => shapes.every((one) => one.name !== name))
  return (
    <section className={styles.details} aria-labelledby="text-details">
      <h2 className="subheading" id="text-details">
        Details
      </h2>
      <Fields shapes={shapes} held={details} path={[]} problems={problems} onChange={onChange} />
      {unknown.length > 0 && (
        <p className="small soft">
          <span>Kept as they are, because nothing here shows them:</span>{' '}
          <code translate="no">{unknown.join(', ')}</code>
        </p>
      )}
    </section>
  )
}

type FieldsProps = {
  shapes: readonly Shape[]
  /** The object they are fields of. */
  held: Json | undefined
  path: Path
  problems: Problems
  onChange: (held: Details) => void
}

function Fields({ shapes, held, path, problems, onChange }: FieldsProps) {
  return shapes.map((shape) => {
    const { name } = shape
    const part = {
      value: isObject(held) ? held[name] : undefined,
      path: [...path, name],
      problems,
      onChange: (value: Json | undefined) => onChange(withField(held, name, value)),
    }
    if (shape.is === 'group') return <Group key={name} of={shape} {...part} />
    if (shape.is === 'list') return <DetailList key={name} of={shape} {...part} fields={Fields} />
    return <DetailField key={name} of={shape} {...part} />
  })
}

function Group({ of: { label, fields }, value, path, problems, onChange }: PartProps & { of: GroupShape }) {
  return (
    <fieldset className={styles.group}>
      <legend className="field-label">{label}</legend>
      <div className={styles.fields}>
        <Fields shapes={fields} held={value} path={path} problems={problems} onChange={onChange} />
      </div>
    </fieldset>
  )
}
