/** ui: tables whose rows become small grids on phones. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   where a style sheet changes `display`, browsers forget what a table is; the roles say it again */
import type { ComponentProps } from 'react'
import './tables.css'

export const Table = (props: ComponentProps<'table'>) => <table {...props} role="table" />
export const Row = (props: ComponentProps<'tr'>) => <tr {...props} role="row" />
export const Head = (props: ComponentProps<'th'>) => <th {...props} role="columnheader" scope="col" />
export const Cell = (props: ComponentProps<'td'>) => <td {...props} role="cell" />
