/** web/content: a portrait drawn from a few choices; nobody sat for it. */
import type { Portrait as Choices } from '#contract/content/content.ts'
import styles from './leaders.module.css'

const skins = ['#f6d9c3', '#eec1a0', '#d9a57c', '#b97f56', '#8d5a3b', '#5f3b28']
const hairs = ['#1d1a1a', '#5a3a26', '#8c5a2e', '#c79a55', '#8f8f8a', '#e3dfd6']
const coats = ['#12423a', '#b4532a', '#2f4a68', '#8a6a1f', '#5b2f44']
const grounds = ['#dce8e2', '#f0dccb', '#dbe4ec', '#ece2c6', '#e8dbe0']

/** On a sheet of 240 × 280; the colours are those of a printed plate and stay in the dark. */
export function Portrait({ of }: { of: Choices }) {
  const skin = skins[of.skin]
  const hair = hairs[of.hair]
  const coat = coats[of.coat]
  const ground = grounds[of.coat]
  return (
    <svg className={styles.portrait} viewBox="0 0 240 280" aria-hidden="true">
      <rect width="240" height="280" fill={ground} />
      <g fill="none" stroke="#16241f" strokeOpacity=".14">
        <path d="M0 70H240M0 140H240M0 210H240M60 0V280M120 0V280M180 0V280" />
        <circle cx="120" cy="140" r="98" />
      </g>
      <Behind style={of.style} colour={hair} coat={coat} />
      <path d="M20 280C24 226 70 214 98 206L142 206C170 214 216 226 220 280Z" fill={coat} />
      <path d="M99 178H141V210C141 226 99 226 99 210Z" fill={skin} />
      <path d="M99 196C108 206 132 206 141 192V182H99Z" fill="#16241f" fillOpacity=".14" />
      <path d="M96 206 120 232 144 206 156 212 122 262 84 212Z" fill="#fbf9f3" />
      <ellipse cx="76" cy="132" rx="8" ry="13" fill={skin} />
      <ellipse cx="164" cy="132" rx="8" ry="13" fill={skin} />
      <path d="M76 112C76 72 164 72 164 112V140C164 174 142 192 120 192S76 174 76 140Z" fill={skin} />
      <Face dark={of.hair === 5 ? '#6f6a62' : (hair ?? '#1d1a1a')} />
      <Front style={of.style} colour={hair} coat={coat} />
      <Extra of={of.extra} colour={hair} />
    </svg>
  )
}

function Face({ dark }: { dark: string }) {
  return (
    <g fill="none" stroke="#16241f" strokeWidth="2.5" strokeLinecap="round">
      <path d="M92 112q10-7 20-1M128 111q10-6 20 1" stroke={dark} strokeWidth="3.5" />
      <circle cx="103" cy="128" r="3.4" fill="#16241f" stroke="none" />
      <circle cx="137" cy="128" r="3.4" fill="#16241f" stroke="none" />
      <path d="M121 130l-4 18q3 3 8 1" strokeOpacity=".55" />
      <path d="M106 164q14 10 28 0" />
    </g>
  )
}

type HairOf = { style: Choices['style']; colour: string | undefined; coat: string | undefined }

/** What stands behind the head. */
function Behind({ style, colour, coat }: HairOf) {
  if (style === 'long') return <path d="M66 120C60 60 180 60 174 120L186 236H54Z" fill={colour} />
  if (style === 'bob') return <path d="M64 120C58 56 182 56 176 120L178 182H62Z" fill={colour} />
  if (style === 'scarf')
    return (
      <path d="M58 128C50 44 190 44 182 128C184 190 196 226 208 250H32C44 226 56 190 58 128Z" fill={coat} />
    )
  if (style === 'curls')
    return (
      <g fill={colour}>
        {[
          [72, 96],
          [88, 72],
          [112, 60],
          [138, 62],
          [160, 80],
          [172, 106],
          [66, 122],
          [176, 132],
          [68, 148],
          [172, 158],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="22" />
        ))}
      </g>
    )
  if (style === 'bun') return <circle cx="120" cy="54" r="26" fill={colour} />
  return null
}

/** What falls over the forehead. */
function Front({ style, colour, coat }: HairOf) {
  if (style === 'bald')
    return (
      <path
        d="M84 100q10-16 24-20"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="4"
        strokeLinecap="round"
      />
    )
  if (style === 'scarf')
    return (
      <path
        d="M70 140C66 70 174 70 170 140C168 118 160 98 120 98S72 118 70 140ZM70 140C72 190 104 210 120 210S168 190 170 140C176 190 168 226 120 232S64 190 70 140Z"
        fill={coat}
        stroke="#16241f"
        strokeOpacity=".2"
      />
    )
  if (style === 'turban')
    return (
      <g stroke="#16241f" strokeOpacity=".25" strokeWidth="2">
        <path d="M68 112C58 50 182 50 172 112C150 88 90 88 68 112Z" fill="#b4532a" />
        <path d="M72 100C100 68 150 72 169 104M78 82C100 66 128 62 146 72" fill="none" />
      </g>
    )
  if (style === 'long' || style === 'bob')
    return (
      <path d="M72 124C62 58 178 56 168 122C160 106 146 96 130 94C112 110 88 108 72 124Z" fill={colour} />
    )
  if (style === 'curls')
    return (
      <path
        d="M74 112C78 84 100 78 120 84S160 84 166 112C150 98 138 104 120 98S88 98 74 112Z"
        fill={colour}
      />
    )
  return <path d="M72 116C66 66 174 62 168 116C164 98 150 88 132 92C112 96 88 90 72 116Z" fill={colour} />
}

function Extra({ of, colour }: { of: Choices['extra']; colour: string | undefined }) {
  if (of === 'glasses')
    return (
      <g fill="#fff" fillOpacity=".18" stroke="#16241f" strokeWidth="2.5">
        <rect x="88" y="117" width="28" height="22" rx="9" />
        <rect x="124" y="117" width="28" height="22" rx="9" />
        <path d="M116 126q4-4 8 0M88 124 76 120M152 124l12-4" fill="none" />
      </g>
    )
  if (of === 'beard')
    return (
      <path
        d="M76 138C80 160 92 158 104 156Q120 150 136 156C148 158 160 160 164 138V146C164 180 142 200 120 200S76 180 76 146ZM108 164q12 9 24 0-12-4-24 0Z"
        fill={colour}
        fillRule="evenodd"
      />
    )
  if (of === 'moustache')
    return (
      <path
        d="M98 160C104 150 116 152 120 156C124 152 136 150 142 160C132 162 124 160 120 158C116 160 108 162 98 160Z"
        fill="#8f8f8a"
      />
    )
  if (of === 'earrings')
    return (
      <g fill="#d9b65c" stroke="#8a6a1f">
        <circle cx="73" cy="152" r="5" />
        <circle cx="167" cy="152" r="5" />
      </g>
    )
  return null
}
