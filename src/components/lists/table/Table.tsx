import type { ReactNode } from 'react';
import './Table.scss';

interface TableProps {
	label: string;
	/** Cells of the head, made with `HeadCell`. */
	head: ReactNode;
	children: ReactNode;
}

/**
 * A list in WordPress style; on a phone each row becomes a card. Roles are explicit because browsers drop table semantics when
 * rows are displayed as blocks.
 */
export function Table( { label, head, children }: TableProps ) {
	return (
		<table className="uf-table" role="table" aria-label={ label }>
			<thead role="rowgroup">
				<tr role="row">{ head }</tr>
			</thead>
			<tbody role="rowgroup">{ children }</tbody>
		</table>
	);
}

interface CellProps {
	/** Column name, shown before the value where rows are cards. */
	label: string;
	kind?: 'text' | 'number' | 'check' | 'title';
	/** Id of the element that names the row, if the title cell contains more than the name. */
	labelledBy?: string;
	children: ReactNode;
}

export function Cell( { label, kind = 'text', labelledBy, children }: CellProps ) {
	const props = { className: `uf-table__cell uf-table__cell--${ kind }`, 'data-label': label };
	return kind === 'title' ? (
		<th scope="row" role="rowheader" aria-labelledby={ labelledBy } { ...props }>
			{ children }
		</th>
	) : (
		<td role="cell" { ...props }>
			{ children }
		</td>
	);
}

export function HeadCell( { kind = 'text', children }: { kind?: CellProps[ 'kind' ] & string; children: ReactNode } ) {
	return (
		<th scope="col" role="columnheader" className={ `uf-table__cell uf-table__cell--${ kind }` }>
			{ children }
		</th>
	);
}
