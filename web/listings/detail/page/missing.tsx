/**
 * web/listings: a home or an agency that never was on Meridian, or is
 * hidden: says so, and lets people search on.
 */
import { Form } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './missing.module.css'

type What = 'home' | 'agency'

const words: Record<What, string> = {
  home: 'The address may have been mistyped, or the home is not shown at present. Homes that were sold or withdrawn keep their page.',
  agency:
    'The address may have been mistyped, or the agency is not shown at present. Perhaps you find it by its name.',
}

export function Missing({ what }: { what: What }) {
  return (
    <main id="main" className={classNames('page section', styles.missing)}>
      <p className={classNames('num', styles.missingCode)}>404</p>
      <h1 className="title">There is no such {what} on Meridian</h1>
      <p className="lead">{words[what]}</p>
      <search className={styles.missingSearch}>
        <Form method="get" action="/property-listing">
          <Field
            label="Search on"
            name="where"
            type="search"
            autoComplete="off"
            help="A place, a postcode, an agency or a reference"
          />
          <Button type="submit" kind="primary">
            Search
          </Button>
        </Form>
      </search>
      <div className="chips">
        <ButtonLink to="/property-listing">See all homes</ButtonLink>
        <ButtonLink to="/">Go to the start</ButtonLink>
      </div>
    </main>
  )
}
