import { Icon } from '@wordpress/components';
import { chevronDown, chevronUp } from '@wordpress/icons';

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
	const is_current = sorting.orderby === column;
	const turned = sorting.order === 'asc' ? 'desc' : 'asc';

	return (
		<th
			scope="col"
			role="columnheader"
			className={ `uf-table__cell uf-table__cell--${ kind }` }
			aria-sort={ is_current ? ( sorting.order === 'asc' ? 'ascending' : 'descending' ) : 'none' }
		>
			<button
				type="button"
				className="uf-table__sort"
				onClick={ () => onSort( { orderby: column, order: is_current ? turned : first } ) }
			>
				{ label }
				<Icon
					icon={ is_current && sorting.order === 'asc' ? chevronUp : chevronDown }
					size={ 16 }
					className={ is_current ? 'is-current' : '' }
				/>
			</button>
		</th>
	);
}
