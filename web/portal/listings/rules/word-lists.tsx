/** web/portal/listings: the words that texts may not hold, by language. */
import { TextArea } from '#web/ui/forms/field.tsx'
import { fieldIdOf } from './rule-fields.tsx'
import type { RuleErrors } from './rules-form.rules.ts'
import styles from './rules.module.css'

/** As English calls them; what reads the page calls them otherwise. */
const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' })

type Props = {
  words: Readonly<Record<string, string>>
  errors: RuleErrors
  onChange: (words: Record<string, string>) => void
}

export function WordLists({ words, errors, onChange }: Props) {
  return (
    <details className={styles.lists}>
      <summary>Words by language</summary>
      <div>
        {Object.entries(words).map(([lang, text]) => (
          <TextArea
            key={lang}
            id={fieldIdOf(`words.${lang}`)}
            label={lang === 'any' ? 'In every language' : (languageNames.of(lang) ?? lang)}
            rows={4}
            lang={lang === 'any' ? undefined : lang}
            dir="auto"
            spellCheck={false}
            help="One in each line."
            value={text}
            error={errors[`words.${lang}`] ? 'Each from 2 to 60 letters, 200 at most' : undefined}
            onChange={(event) => onChange({ ...words, [lang]: event.target.value })}
          />
        ))}
      </div>
    </details>
  )
}
