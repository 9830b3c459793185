/** feeds: where every field of an Inmovilla record goes. */
import {
  address,
  available,
  codes,
  each,
  energyClass,
  flag,
  number,
  words as meaning,
  year,
} from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { typeOfWords } from '../../read/type-words.rules.ts'
import { flags, ways } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')

const office = 'how the office runs its software, not for the public'

export const inmovillaFields: FieldPlaces = {
  mapped: [
    ...words(
      'id numagencia ref fechaact fechaalta accion tipo_ofer nbtipo precioinmo precioalq tipomensual aconsultar',
    ),
    ...words(
      'estadoficha pais provincia ciudad zona cp direccion calle numero latitud altitud longitud m_cons m_uties',
    ),
    ...words(
      'm_parcela m_terraza habitaciones habdobles total_hab banyos aseos planta numplanta antiguedad conservacion',
    ),
    ...words(
      'gastos_com fianza ibi energialetra energiavalor emisionesletra emisionesvalor tourvirtual video nuevo adisponible foto* titulo* descrip*',
    ),
    ...Object.keys(flags),
  ],
  ignored: {
    agencia: office,
    numsucursal: office,
    'key_*': 'numbers for words that are sent beside them',
    destacado: office,
    outlet: office,
    numfotos: 'how many pictures there are, which is counted',
    tgascom: 'how often the costs of the community are paid: by the month',
  },
  several: [...words('foto* video tourvirtual')],
  kinds: {
    accion: codes(ways),
    nbtipo: meaning(typeOfWords),
    antiguedad: year,
    adisponible: available,
    ...each(number, 'fianza ibi'),
    emisionesletra: energyClass,
    ...each(flag, 'aconsultar nuevo'),
    ...each(address, 'tourvirtual video'),
  },
}
