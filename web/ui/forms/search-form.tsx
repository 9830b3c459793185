/** ui: a search field that asks with Enter; what was asked stands in the address of the page. */

type Props = {
  label: string
  placeholder: string
  /** What is asked now. */
  value: string
  maxLength: number
  onAsk: (words: string) => void
}

export function SearchForm({ label, placeholder, value, maxLength, onAsk }: Props) {
  return (
    <search>
      <form
        className="input"
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(String(new FormData(event.currentTarget).get('q')).trim())
        }}
      >
        {/* Asked again by Back or a link, the field says so. */}
        <input
          key={value}
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          defaultValue={value}
        />
      </form>
    </search>
  )
}
