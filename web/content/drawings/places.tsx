/** web/content: drawings of places: the globe, a street, an honest map, two clocks on one meridian. */
import { classNames } from '#web/ui/class-names.ts'
import styles from './drawings.module.css'

export const places = { globe: Globe, street: Street, honestMap: HonestMap, clock: Clocks }

const globe = { x: 60, width: 360, height: 360 }

/**
 * The globe of the start page, in the colours of day or night, with
 * one home on its meridian; on paper it is day.
 */
function Globe() {
  return (
    <>
      <image className={styles.onlyDay} href="/globe.svg" {...globe} />
      <image className={classNames('no-print', styles.onlyNight)} href="/globe-dark.svg" {...globe} />
      <image className="only-print" href="/globe.svg" {...globe} />
    </>
  )
}

const houses = [
  {
    x: 44,
    width: 74,
    top: 176,
    roof: 'M40 178 81 140 122 178Z',
    wall: 'var(--clay-tint)',
    floors: 2,
    bays: 2,
  },
  { x: 122, width: 66, top: 132, roof: 'M122 132h66v-10h-66Z', wall: 'var(--raised)', floors: 3, bays: 2 },
  {
    x: 192,
    width: 92,
    top: 72,
    roof: 'M188 74h100l-8-14h-84Z',
    wall: 'var(--viridian-tint)',
    floors: 5,
    bays: 3,
  },
  { x: 288, width: 66, top: 150, roof: 'M288 150l33-34 33 34Z', wall: 'var(--raised)', floors: 3, bays: 2 },
  {
    x: 358,
    width: 80,
    top: 196,
    roof: 'M352 198l46-36 46 36Z',
    wall: 'var(--clay-tint)',
    floors: 2,
    bays: 2,
  },
]

function Street() {
  return (
    <>
      <circle cx="392" cy="74" r="26" fill="var(--brass)" fillOpacity=".35" />
      <path d="M0 296H480" stroke="var(--ink)" strokeWidth="1.5" />
      {houses.map(({ x, width, top, roof, wall, floors, bays }) => (
        <g key={x} stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
          <rect x={x} y={top} width={width} height={296 - top} fill={wall} />
          <path d={roof} fill="var(--viridian)" />
          <Windows x={x} width={width} top={top} floors={floors} bays={bays} />
          <path
            d={`M${x + width / 2 - 9} 296v-30a9 9 0 0 1 18 0v30Z`}
            fill="var(--clay)"
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
        </g>
      ))}
      <g stroke="var(--ink)" strokeWidth="1.5">
        <path d="M24 296v-44" />
        <circle cx="24" cy="234" r="20" fill="var(--viridian-tint)" />
        <path d="M456 296v-36" />
        <circle cx="456" cy="246" r="16" fill="var(--viridian-tint)" />
      </g>
      <path d="M0 322H480" stroke="var(--edge)" strokeDasharray="18 14" />
    </>
  )
}

type WindowsOf = { x: number; width: number; top: number; floors: number; bays: number }

function Windows({ x, width, top, floors, bays }: WindowsOf) {
  const rows = Array.from(
    { length: floors - 1 },
    (_, row) => top + 16 + row * ((296 - top - 46) / (floors - 1)),
  )
  return rows.flatMap((y) =>
    Array.from({ length: bays }, (_, bay) => (
      <rect
        key={`${y} ${bay}`}
        x={x + (width / (bays + 1)) * (bay + 1) - 7}
        y={y}
        width="14"
        height="20"
        fill="var(--map-water)"
      />
    )),
  )
}

/** One home told as a door, a street and a district. */
function HonestMap() {
  return (
    <>
      <path d="M0 250C90 226 120 286 214 268S372 210 480 236V360H0Z" fill="var(--map-water)" />
      <g stroke="var(--raised)" strokeWidth="12" fill="none">
        <path d="M-10 96 300 40 500 92M60 0 118 260M210-10 236 262M330 0 352 214M-10 190 480 152" />
      </g>
      <g stroke="var(--line)" fill="none">
        <path d="M-10 102 300 46 500 98M66 0 124 260M216-10 242 262M336 0 358 214M-10 196 480 158" />
      </g>
      <circle
        cx="342"
        cy="118"
        r="72"
        fill="var(--clay)"
        fillOpacity=".14"
        stroke="var(--clay)"
        strokeWidth="2"
      />
      <path d="M128 172 206 166" stroke="var(--clay)" strokeWidth="8" strokeLinecap="round" />
      <circle cx="74" cy="86" r="9" fill="var(--clay)" stroke="var(--raised)" strokeWidth="3" />
      <g fill="none" stroke="var(--viridian)" strokeOpacity=".45">
        <path d="M0 302C120 280 150 330 250 312S400 268 480 288M0 330c110-16 150 22 260 8s140-38 220-26" />
      </g>
      <g stroke="var(--ink)" fill="var(--paper)">
        <path d="M410 320h48M410 316v8M434 316v8M458 316v8" />
      </g>
    </>
  )
}

/** Noon here, evening there: one meridian between two desks. */
function Clocks() {
  return (
    <>
      <path d="M240 16V344" stroke="var(--clay)" strokeWidth="2" />
      <Dial x={130} hour={9.5} />
      <Dial x={350} hour={17.5} dark />
      <path
        d="M180 300C210 318 270 318 300 300"
        fill="none"
        stroke="var(--edge)"
        strokeDasharray="1 7"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  )
}

function Dial({ x, hour, dark = false }: { x: number; hour: number; dark?: boolean }) {
  const minute = (hour % 1) * 360
  return (
    <g transform={`translate(${x} 176)`} stroke="var(--ink)" strokeWidth="2" strokeLinecap="round">
      <circle r="86" fill={dark ? 'var(--viridian)' : 'var(--raised)'} />
      <g stroke={dark ? 'var(--on-viridian)' : 'var(--ink)'}>
        {Array.from({ length: 12 }, (_, tick) => (
          <path
            key={tick}
            d={tick % 3 === 0 ? 'M0-76V-64' : 'M0-76V-71'}
            transform={`rotate(${tick * 30})`}
          />
        ))}
        <path d="M0 8V-40" strokeWidth="5" transform={`rotate(${(hour % 12) * 30})`} />
        <path d="M0 10V-58" strokeWidth="3" transform={`rotate(${minute})`} />
      </g>
      <circle r="5" fill="var(--clay)" stroke="none" />
    </g>
  )
}
