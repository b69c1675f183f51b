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
				<Icon
					icon={ isCurrent && sorting.order === 'asc' ? chevronUp : chevronDown }
					size={ 16 }
					className={ isCurrent ? 'is-current' : '' }
				/>
			</button>
		</th>
	);
}
