import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ListView, SortColumn } from '@/features/heatmaps/model/list-view';
import { useTypedSearch } from '@/lib/hooks/use-typed-search';

interface Props {
	view: ListView;
	onChange: ( change: Partial< ListView >, options?: { replace?: boolean } ) => void;
	/** Bulk actions. */
	children: ReactNode;
}

export function PagesToolbar( { view, onChange, children }: Props ) {
	const [ typed, setTyped ] = useTypedSearch( view.search, ( search, options ) => onChange( { search }, options ) );

	return (
		<div className="uf-heatmaps__toolbar">
			{ children }
			<div className="uf-heatmaps__sort">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Sort by', 'userfeedback' ) }
					hideLabelFromVision
					value={ `${ view.orderby } ${ view.order }` }
					options={ sortChoices() }
					onChange={ ( choice ) => {
						const [ orderby, order ] = choice.split( ' ' );
						onChange( { orderby: orderby as SortColumn, order: order === 'asc' ? 'asc' : 'desc' } );
					} }
				/>
			</div>
			<div className="uf-heatmaps__search">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search pages', 'userfeedback' ) }
					placeholder={ __( 'Search pages', 'userfeedback' ) }
					value={ typed }
					onChange={ setTyped }
				/>
			</div>
		</div>
	);
}

/** On phones, where the table has no visible head. */
function sortChoices(): { value: string; label: string }[] {
	return [
		{ value: 'views desc', label: __( 'Most visits', 'userfeedback' ) },
		{ value: 'views asc', label: __( 'Fewest visits', 'userfeedback' ) },
		{ value: 'clicks desc', label: __( 'Most clicks', 'userfeedback' ) },
		{ value: 'clicks asc', label: __( 'Fewest clicks', 'userfeedback' ) },
		{ value: 'title asc', label: __( 'Title, A to Z', 'userfeedback' ) },
		{ value: 'title desc', label: __( 'Title, Z to A', 'userfeedback' ) },
		{ value: 'last_day desc', label: __( 'Last visit, newest first', 'userfeedback' ) },
		{ value: 'last_day asc', label: __( 'Last visit, oldest first', 'userfeedback' ) },
	];
}
