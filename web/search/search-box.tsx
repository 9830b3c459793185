/** web/search: the search box of the start: buy, rent, commercial or new homes, and where. A plain form without script. */
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { addressOf, searchPath } from './addresses.ts'
import { asKind, kinds, type Kind } from './kinds.ts'
import { NearMe, nearRadius } from './near-me.tsx'
import { WhereInput } from './where-input.tsx'
import './search-box.css'

type Props = {
  /** Places with many homes, to begin with. */
  places?: readonly { id: string; name: string }[]
}

export function SearchBox({ places = [] }: Props) {
  const [kind, setKind] = useState<Kind>('buy')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // The form knows best: a purpose may have been chosen before script took over.
  const chosenKind = () => (form.current ? (new FormData(form.current).get('kind') as Kind) : kind)
  const go = (where: Record<string, string>) => navigate(addressOf(asKind(where, chosenKind())))
  return (
    <search className="searchbox">
      <Form ref={form} method="get" action={searchPath}>
        <Segments label="What are you looking for?" name="kind" options={kinds} defaultValue="buy" onChange={setKind} />
        <div className="searchbox-line">
          <Icon of={Search} />
          <WhereInput
            id="where"
            className="searchbox-input"
            initial=""
            placeholder="Lisbon, Kent, an agency or a reference"
            onChoose={({ id, to }) => void (to ? navigate(to) : go({ place: id }))}
          />
          <NearMe onFound={(near) => void go({ near, radius: String(nearRadius), sort: 'distance' })} />
          <Button type="submit" kind="primary" size="large">
            Search
          </Button>
        </div>
        {places.length > 0 && (
          <div className="searchbox-read">
            <p className="small soft">Most homes right now</p>
            <div className="chips">
              {places.map(({ id, name }) => (
                <Link key={id} className="chip" to={addressOf(asKind({ place: id }, kind))}>
                  <bdi>{name}</bdi>
                </Link>
              ))}
            </div>
          </div>
        )}
      </Form>
    </search>
  )
}
