/** bench: the tables of homes in SQLite, and their indexes. */
import { purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'

/** In memory, so that nothing is ever read from a disk. */
export const settings = `pragma journal_mode = off; pragma synchronous = off; pragma temp_store = memory; pragma locking_mode = exclusive`

/** Homes of a purpose lie together, so that a question about the whole world reads no others. */
export const tables = `
  ${purposes.map(homesTable).join('')}
  create virtual table said using fts5(words, content = '', detail = none, columnsize = 0, tokenize = 'ascii');
  create virtual table titled using fts5(words, content = '', detail = none, columnsize = 0, tokenize = 'ascii');
  create temp table saying (id integer primary key)`

function homesTable(purpose: Purpose): string {
  return `
    create table homes_${purpose} (id integer primary key, x integer, y integer, flags integer, price integer, area integer, beds integer,
      baths integer, type integer, features integer, listed integer, tenure integer, energy integer, plot integer, facts blob);
    create virtual table spots_${purpose} using rtree_i32(id, west, east, south, north);`
}

/** Made when the homes are there. */
export const indexes = `
  ${purposes.map(orderIndexes).join('')}
  insert into said (said) values ('optimize');
  insert into titled (titled) values ('optimize');
  analyze`

function orderIndexes(purpose: Purpose): string {
  const orders = { newest: 'listed desc', price: 'price', price_down: 'price desc', area_down: 'area desc' }
  return Object.entries(orders)
    .map(([name, order]) => `create index ${purpose}_by_${name} on homes_${purpose} (${order}, id);`)
    .join('')
}
