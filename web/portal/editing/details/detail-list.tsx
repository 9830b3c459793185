/** web/portal/editing: details of which there are several: they come, go and move up. */
import type { ComponentType } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ListShape, Shape } from './shapes.ts'
import { movedUp, pathName, type Details, type Json, type PartProps, type Path } from './values.rules.ts'
import styles from './details.module.css'

type FieldsProps = {
  shapes: readonly Shape[]
  held: Json | undefined
  path: Path
  problems: PartProps['problems']
  onChange: (held: Details) => void
}
/** `fields` draws those of an item; they may have lists of their own. */
type Props = PartProps & { of: ListShape; fields: ComponentType<FieldsProps> }

export function DetailList({ of, value, path, problems, onChange, fields: Fields }: Props) {
  const items: readonly Json[] = Array.isArray(value) ? value : []
  const change = (next: Json[]) => onChange(next.length === 0 && of.isOptional ? undefined : next)
  const problem = problems[pathName(path)]
  return (
    <fieldset className={styles.group}>
      <legend className="field-label">{of.label}</legend>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <ol className={styles.items}>
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no name of their own
          <li key={at} aria-label={`${of.one} ${at + 1}`}>
            <div className={styles.fields}>
              <Fields
                shapes={of.fields}
                held={item}
                path={[...path, at]}
                problems={problems}
                onChange={(next) => change(items.with(at, next))}
              />
            </div>
            <div className="button-row">
              {at > 0 && (
                <Button size="small" onClick={() => change(movedUp(items, at))}>
                  Move up
                </Button>
              )}
              <Button size="small" onClick={() => change(items.toSpliced(at, 1))}>
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div className="button-row">
        <Button size="small" onClick={() => change([...items, of.blank])}>
          Add: {of.one}
        </Button>
      </div>
    </fieldset>
  )
}
