/**
 * web/search: the search box of the start: buy, rent, commercial or new
 * homes, and where. A plain form without script.
 */
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { addressOf, searchPath } from '../question/addresses.ts'
import { asKind, kinds, questionOf, type Kind } from '../question/kinds.ts'
import { findMe, NearMe, nearRadius } from './near-me.tsx'
import { ReadBack, useAloud } from '../sentence/read-back.tsx'
import { nearOffer, useOffers } from './use-offers.ts'
import { WhereInput } from './where-input.tsx'
import styles from './search-box.module.css'

type Props = {
  /** Places with many homes, to begin with. */
  places?: readonly { id: string; name: string }[]
}

export function SearchBox({ places = [] }: Props) {
  const [kind, setKind] = useState<Kind>('buy')
  const [words, setWords] = useState('')
  const aloud = useAloud(words, kind)
  const offers = useOffers()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // The form knows best: a purpose may have been chosen before script took over.
  const chosenKind = () => (form.current ? (new FormData(form.current).get('kind') as Kind) : kind)
  const go = (where: Record<string, string>) => navigate(addressOf(asKind(where, chosenKind())))
  const around = (near: string) => void go({ near, radius: String(nearRadius), sort: 'distance' })
  const say = (next: string) => {
    const input = form.current?.elements.namedItem('where')
    if (!(input instanceof HTMLInputElement)) return
    input.value = next
    input.focus()
    setWords(next)
  }
  return (
    <search className={styles.searchbox}>
      <Form ref={form} method="get" action={searchPath}>
        <Segments
          className={styles.searchboxKinds}
          label="What are you looking for?"
          name="kind"
          options={kinds}
          defaultValue="buy"
          onChange={setKind}
        />
        <div className={styles.searchboxLine}>
          <Icon of={Search} />
          <WhereInput
            id="where"
            className={styles.searchboxInput}
            initial=""
            placeholder="2 bed flat in Lisbon under 400k with a lift"
            onType={setWords}
            offers={offers}
            asked={questionOf(kind)}
            onChoose={({ id, to }) => {
              if (id === nearOffer) void findMe(around)
              else void (to ? navigate(to) : go({ place: id }))
            }}
          />
          <NearMe onFound={around} />
          <Button type="submit" kind="primary" size="large">
            Search
          </Button>
        </div>
        {aloud ? (
          <div className={styles.searchboxRead}>
            <ReadBack aloud={aloud} onChange={say} />
          </div>
        ) : (
          <Begin places={places} kind={kind} />
        )}
      </Form>
    </search>
  )
}

function Begin({ places, kind }: { places: NonNullable<Props['places']>; kind: Kind }) {
  if (places.length === 0) return null
  return (
    <div className={styles.searchboxRead}>
      <p className="small soft">Most homes right now</p>
      <div className="chips">
        {places.map(({ id, name }) => (
          <Link key={id} className="chip" to={addressOf(asKind({ place: id }, kind))}>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </div>
    </div>
  )
}
