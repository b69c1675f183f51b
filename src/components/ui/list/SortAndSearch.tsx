import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useTypedSearch } from '@/lib/hooks/use-typed-search';
import './Toolbar.scss';

type Order = 'asc' | 'desc';

export interface SortChoice< Column extends string > {
	value: `${ Column } ${ Order }`;
	label: string;
}

interface View< Column extends string > {
	search: string;
	orderby: Column;
	order: Order;
}

interface Props< Column extends string > {
	view: View< Column >;
	/** For phones, where the table has no visible head. */
	choices: SortChoice< Column >[];
	/** Search label, such as "Search surveys". */
	label: string;
	onChange: ( change: Partial< View< Column > >, options?: { replace?: boolean } ) => void;
}

/** The end of a list's toolbar: sorting and search. */
export function SortAndSearch< Column extends string >( { view, choices, label, onChange }: Props< Column > ) {
	const [ typed, setTyped ] = useTypedSearch( view.search, ( search, options ) => onChange( { search }, options ) );

	return (
		<>
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
				<SearchControl
					__nextHasNoMarginBottom
					label={ label }
					placeholder={ label }
					value={ typed }
					onChange={ setTyped }
				/>
			</div>
		</>
	);
}
