import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useTypedSearch } from '@/lib/hooks/use-typed-search';
import type { Sorting } from './table/SortHead';
import './ListToolbar.scss';

export interface SortChoice< Column extends string > {
	value: `${ Column } ${ 'asc' | 'desc' }`;
	label: string;
}

interface SearchProps {
	/** Label, such as "Search surveys". */
	label: string;
	search: string;
	onSearch: ( search: string, options: { replace: boolean } ) => void;
}

/** A search field for a list; the search is stored in the URL. */
export function ListSearch( { label, search, onSearch }: SearchProps ) {
	const [ typed, setTyped ] = useTypedSearch( search, onSearch );

	return (
		<SearchControl
			__nextHasNoMarginBottom
			label={ label }
			placeholder={ label }
			value={ typed }
			onChange={ setTyped }
		/>
	);
}

interface Props< Column extends string > {
	view: Sorting< Column > & { search: string };
	/** Sorting for phones, where the table has no visible head. */
	choices: SortChoice< Column >[];
	/** Label of the search field. */
	label: string;
	onChange: ( change: Partial< Sorting< Column > & { search: string } >, options?: { replace?: boolean } ) => void;
	/** Bulk actions and filters. */
	children: ReactNode;
}

/** The row above a table. It ends with sorting and search. */
export function ListToolbar< Column extends string >( { view, choices, label, onChange, children }: Props< Column > ) {
	return (
		<div className="uf-toolbar">
			{ children }
			<div className="uf-toolbar__sort">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Sort by', 'userfeedback' ) }
					hideLabelFromVision
					value={ `${ view.orderby } ${ view.order }` }
					options={ choices }
					onChange={ ( choice: string ) => {
						const [ orderby, order ] = choice.split( ' ' );
						onChange( { orderby: orderby as Column, order: order === 'asc' ? 'asc' : 'desc' } );
					} }
				/>
			</div>
			<div className="uf-toolbar__search">
				<ListSearch
					label={ label }
					search={ view.search }
					onSearch={ ( search, options ) => onChange( { search }, options ) }
				/>
			</div>
		</div>
	);
}
