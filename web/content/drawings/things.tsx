/** web/content: drawings of things: prices, papers, keys, coins, scales, a feed, the ring of freshness. */

export const things = {
  lifeLine: LifeLine,
  freshness: Freshness,
  feed: Feed,
  price: Price,
  scales: Scales,
  keys: Keys,
  coins: Coins,
  papers: Papers,
}

function LifeLine() {
  return (
    <g fill="none" strokeWidth="3">
      <path d="M48 300H440M48 60V300" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M48 240H440M48 180H440M48 120H440" stroke="var(--line)" strokeWidth="1" />
      <path
        d="M60 190H132V214H186M282 104H346V136H398V168H424"
        stroke="var(--viridian)"
        strokeLinejoin="round"
      />
      <path d="M186 214 282 104" stroke="var(--edge)" strokeDasharray="1 8" strokeLinecap="round" />
      <path d="M132 190V214M346 104V136M398 136V168" stroke="var(--clay)" />
      <g fill="var(--paper)" stroke="var(--viridian)">
        <circle cx="60" cy="190" r="7" />
        <circle cx="186" cy="214" r="7" />
        <circle cx="282" cy="104" r="7" />
      </g>
      <circle cx="424" cy="168" r="9" fill="var(--clay)" />
      <path d="M60 318H186" stroke="var(--viridian)" strokeWidth="6" />
      <path d="M282 318H424" stroke="var(--brass)" strokeWidth="6" />
    </g>
  )
}

const rings = [
  { x: 96, y: 120, share: 0, late: false },
  { x: 240, y: 120, share: 0.25, late: false },
  { x: 384, y: 120, share: 0.6, late: true },
]

/** Three rings that empty as the days pass, and the days below them. */
function Freshness() {
  const round = 2 * Math.PI * 42
  return (
    <g fill="none">
      {rings.map(({ x, y, share, late }) => (
        <g key={x} strokeWidth="12" transform={`rotate(-90 ${x} ${y})`}>
          <circle cx={x} cy={y} r="42" stroke="var(--line)" />
          <circle
            cx={x}
            cy={y}
            r="42"
            stroke={late ? 'var(--warning)' : 'var(--success)'}
            strokeDasharray={`${(round * (1 - share)).toFixed(1)} ${round.toFixed(1)}`}
          />
        </g>
      ))}
      <g stroke="var(--edge)">
        {Array.from({ length: 30 }, (_, day) => (
          <rect
            key={day}
            x={61 + (day % 10) * 36}
            y={214 + Math.floor(day / 10) * 36}
            width="28"
            height="28"
            rx="4"
            fill={day < 7 ? 'var(--viridian-tint)' : day === 18 ? 'var(--clay-tint)' : 'var(--raised)'}
          />
        ))}
      </g>
    </g>
  )
}

/** A file on the left becomes cards on the right; one of them is held back. */
function Feed() {
  return (
    <g strokeWidth="1.5">
      <path d="M48 60H168L200 92V300H48Z" fill="var(--raised)" stroke="var(--ink)" />
      <path d="M168 60V92H200" fill="none" stroke="var(--ink)" />
      <g stroke="var(--edge)" strokeWidth="6" strokeLinecap="round">
        <path d="M72 116H150M88 140H172M88 164H140M72 188H164M88 212H176M88 236H130M72 260H158" />
      </g>
      <path d="M88 164H140" stroke="var(--clay)" strokeWidth="6" strokeLinecap="round" />
      <g fill="none" stroke="var(--viridian)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M222 128C252 128 252 92 286 92M222 180H286M222 232C252 232 252 268 286 268" />
        <path d="M278 84 287 92 278 100M278 172 287 180 278 188M278 260 287 268 278 276" />
      </g>
      {[56, 144, 232].map((y) => (
        <g key={y}>
          <rect x="304" y={y} width="132" height="72" rx="8" fill="var(--raised)" stroke="var(--ink)" />
          <path d={`M316 ${y + 52}v-20l18-14 18 14v20Z`} fill="var(--viridian-tint)" stroke="var(--ink)" />
          <path
            d={`M366 ${y + 26}h54M366 ${y + 44}h34`}
            stroke="var(--edge)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <circle cx="436" cy="144" r="14" fill="var(--clay)" />
      <path d="M436 136v9m0 5v1" stroke="var(--on-clay)" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

/** A price tag over the bars of a market. */
function Price() {
  const bars = [60, 88, 74, 112, 132, 124, 156, 148]
  return (
    <>
      <path d="M40 312H440" stroke="var(--ink)" strokeWidth="1.5" />
      {bars.map((height, index) => (
        <rect
          key={index}
          x={56 + index * 48}
          y={312 - height}
          width="30"
          height={height}
          fill={index === 6 ? 'var(--viridian)' : 'var(--viridian-tint)'}
          stroke="var(--viridian)"
        />
      ))}
      <path
        d="M71 232 119 204 167 218 215 180 263 160 311 168 359 136 407 144"
        fill="none"
        stroke="var(--clay)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g transform="rotate(-12 150 100)" stroke="var(--ink)" strokeWidth="1.5">
        <path d="M70 100 102 62H226V138H102Z" fill="var(--raised)" />
        <circle cx="106" cy="100" r="8" fill="var(--paper)" />
        <path d="M132 88h72M132 110h46" stroke="var(--edge)" strokeWidth="7" strokeLinecap="round" />
      </g>
    </>
  )
}

function Scales() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M240 60V300M180 308h120" fill="none" strokeWidth="5" />
      <path d="M96 112 384 84" fill="none" strokeWidth="5" />
      <circle cx="240" cy="60" r="10" fill="var(--clay)" />
      <path d="M96 112 52 212H140ZM384 84 340 184H428Z" fill="none" stroke="var(--edge)" />
      <path d="M44 212H148C144 244 120 258 96 258S48 244 44 212Z" fill="var(--viridian-tint)" />
      <path d="M332 184H436C432 216 408 230 384 230S336 216 332 184Z" fill="var(--clay-tint)" />
      <path d="M72 212v-26l24-20 24 20v26Z" fill="var(--raised)" />
      <path d="M362 184v-34h44v34M370 160h28M370 170h20" fill="var(--raised)" />
    </g>
  )
}

function Keys() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <circle cx="190" cy="96" r="46" fill="none" stroke="var(--brass)" strokeWidth="7" />
      <g transform="rotate(24 190 142)">
        <circle cx="190" cy="172" r="30" fill="var(--viridian)" />
        <circle cx="190" cy="162" r="9" fill="var(--paper)" />
        <path d="M182 200H198V318H182ZM198 290H222V306H198M198 262H214V276H198" fill="var(--viridian)" />
      </g>
      <g transform="rotate(-16 190 142)">
        <circle cx="200" cy="172" r="26" fill="var(--raised)" />
        <circle cx="200" cy="163" r="8" fill="var(--paper)" />
        <path d="M193 196H207V300H193ZM207 274H226V288H207M207 250H220V262H207" fill="var(--raised)" />
      </g>
      <path d="M234 108 318 150 386 138 430 186 384 238 316 226 300 168" fill="var(--clay-tint)" />
      <circle cx="322" cy="168" r="7" fill="var(--paper)" />
      <path d="M346 178h48M352 200h32" stroke="var(--clay)" strokeWidth="5" strokeLinecap="round" />
    </g>
  )
}

const piles = [
  { x: 96, count: 4, tint: 'var(--clay-tint)' },
  { x: 208, count: 7, tint: 'var(--raised)' },
  { x: 320, count: 5, tint: 'var(--viridian-tint)' },
]

function Coins() {
  return (
    <g stroke="var(--ink)" strokeWidth="1.5">
      <path
        d="M40 120C90 60 130 150 190 104S300 40 340 92 410 110 444 52"
        fill="none"
        stroke="var(--clay)"
        strokeWidth="3"
      />
      <path d="M40 312H440" />
      {piles.map(({ x, count, tint }) =>
        Array.from({ length: count }, (_, coin) => (
          <g key={`${x} ${coin}`}>
            <path d={`M${x - 42} ${296 - coin * 20}v10c0 8 19 14 42 14s42-6 42-14v-10`} fill={tint} />
            <ellipse cx={x} cy={296 - coin * 20} rx="42" ry="14" fill={tint} />
          </g>
        )),
      )}
      <circle cx="410" cy="250" r="44" fill="var(--raised)" strokeWidth="2.5" />
      <circle cx="410" cy="250" r="34" fill="none" stroke="var(--edge)" />
      <path
        d="M424 236a20 20 0 1 0 0 28M384 246h28M384 256h24"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  )
}

/** A letter on its way. */
function Papers() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <path d="M112 56H320V240H112Z" fill="var(--raised)" transform="rotate(-5 216 148)" />
      <g transform="rotate(-5 216 148)" stroke="var(--edge)" strokeWidth="5" strokeLinecap="round">
        <path d="M140 92H236M140 116H292M140 140H292M140 164H260" />
      </g>
      <path d="M72 164H408V320H72Z" fill="var(--viridian-tint)" />
      <path d="M72 164 240 264 408 164M72 320 196 238M408 320 284 238" fill="none" />
      <g transform="rotate(38 392 110)">
        <path d="M384 40H400V132L392 152 384 132Z" fill="var(--clay)" />
        <path d="M384 132H400M392 152V142" fill="none" />
      </g>
      <circle cx="240" cy="262" r="22" fill="var(--clay)" />
      <path
        d="M232 262l6 7 11-13"
        fill="none"
        stroke="var(--on-clay)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  )
}
