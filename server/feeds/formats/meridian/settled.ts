/**
 * feeds: a row or an object as people write it, with the fields' own names:
 * headings, units in them, objects in objects.
 */
import { elementAt, type Element } from '../../records/record.ts'
import { purposeOfWords } from '../../read/words/terms.rules.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { fieldOfHeading, unitOfHeading } from './names.rules.ts'

/** Objects whose names only gather what we keep side by side. */
const groups = new Set(['address', 'location', 'coordinates', 'geo', 'position', 'details', 'contact'])
/** Names within such an object, and the field each of them is for. */
const within: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  energy: { class: 'energy_class', rating: 'energy_class', kwh: 'energy_kwh', consumption: 'energy_kwh' },
  price: { amount: 'price', value: 'price', currency: 'currency', period: 'period' },
}
const addresses = ['url', 'src', 'href', 'link']
/** Pictures are taken in the order of the file. */
const isOrder = /^(?:id|order|position|sort|index|main|is_?main|featured|cover|width|height)$/i
const pictures = new Set(['pictures', 'floor_plans'])
const spoken = new Set(['title', 'description'])

/** The record with the fields' own names, whatever the headings say. */
export function settled(record: Element): Element {
  return { ...record, children: withPurpose(record.children.flatMap((child) => fieldsOf(child))) }
}

/**
 * Where no heading is that of the purpose, a field nobody knows that says one is it: `Ziel;Vermietung`. A
 * price alone would be taken for that of a sale. Where several say different ones, none is.
 */
function withPurpose(fields: Element[]): Element[] {
  if (fields.some(({ name, text }) => name === 'purpose' && text.trim() !== '')) return fields
  const saying = fields.filter(
    ({ name, children, text }) =>
      children.length === 0 && fieldOfHeading(name) === null && purposeOfWords(text) !== null,
  )
  const [first] = saying
  if (!first || saying.some(({ text }) => purposeOfWords(text) !== purposeOfWords(first.text))) return fields
  return fields.map((field) => (field === first ? { ...field, name: 'purpose' } : field))
}

function fieldsOf(child: Element): Element[] {
  const measured = child.text.trim() === '' ? null : unitOfHeading(child.name)
  if (measured) {
    const isBare = !/\p{L}/u.test(child.text)
    return [
      { ...child, name: measured[0], text: isBare ? `${child.text.trim()} ${measured[1]}` : child.text },
    ]
  }
  const name = fieldOfHeading(child.name) ?? child.name
  if (child.children.length === 0) return [{ ...child, name }]
  return opened(child, name) ?? [{ ...child, name }]
}

/** What stands in an object, as fields of the record; null for objects nobody knows. */
function opened(child: Element, name: string): Element[] | null {
  const inside = child.children
  if (pictures.has(name)) {
    const at = addresses.map((key) => elementAt(child, key)).find((one) => one?.text.trim())
    const rest = inside.filter((one) => one !== at && !isOrder.test(one.name))
    return at ? [{ ...at, name }, ...rest.map((one) => ({ ...one, name: `${name}/${one.name}` }))] : null
  }
  if (spoken.has(name) && inside.every((one) => /^[a-z]{2}$/i.test(one.name)))
    return inside.map((one) => ({ ...one, name: `${name}_${one.name.toLowerCase()}` }))
  if (name === 'features' && inside.every((one) => saysYes(one.text) !== null))
    return inside.flatMap((one) => (saysYes(one.text) ? [{ ...one, name, text: one.name }] : []))
  const known = within[name]
  if (known && inside.every((one) => Object.hasOwn(known, one.name)))
    return inside.map((one) => ({ ...one, name: known[one.name] ?? one.name }))
  return groups.has(child.name.toLowerCase()) ? inside.flatMap((one) => fieldsOf(one)) : null
}
