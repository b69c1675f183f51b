export interface Sorting< Column extends string > {
	orderby: Column;
	order: 'asc' | 'desc';
}

interface Props< Column extends string > {
	column: Column;
	label: string;
	/** Order of the first click: names go up, dates and numbers down. */
	first?: 'asc' | 'desc';
	kind?: 'text' | 'number' | 'title';
	sorting: Sorting< Column >;
	onSort: ( sorting: Sorting< Column > ) => void;
}

export function SortHead< Column extends string >( {
	column,
	label,
	first = 'desc',
	kind = 'text',
	sorting,
	onSort,
}: Props< Column > ) {
	const isCurrent = sorting.orderby === column;
	const turned = sorting.order === 'asc' ? 'desc' : 'asc';

	return (
		<th
			scope="col"
			role="columnheader"
			className={ `uf-table__cell uf-table__cell--${ kind }` }
			aria-sort={ isCurrent ? ( sorting.order === 'asc' ? 'ascending' : 'descending' ) : 'none' }
		>
			<button
				type="button"
				className="uf-table__sort"
				onClick={ () => onSort( { orderby: column, order: isCurrent ? turned : first } ) }
			>
				{ label }
				<Arrows order={ isCurrent ? sorting.order : null } />
			</button>
		</th>
	);
}

/** Sort arrows: both pale if the list is sorted by another column, as in WordPress's own lists; the current one is emphasized. */
function Arrows( { order }: { order: 'asc' | 'desc' | null } ) {
	return (
		<svg className="uf-table__arrows" width="8" height="14" viewBox="0 0 8 14" aria-hidden="true" focusable="false">
			<path className={ order === 'asc' ? 'is-current' : '' } d="M4 0 8 6H0z" />
			<path className={ order === 'desc' ? 'is-current' : '' } d="M4 14 0 8h8z" />
		</svg>
	);
}
