import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useTypedSearch } from '@/lib/hooks/use-typed-search';
import type { ListView, SortColumn } from '@/features/surveys-list/model/list-view';
import './ListToolbar.scss';

interface Props {
	view: ListView;
	onChange: ( change: Partial< ListView >, options?: { replace?: boolean } ) => void;
	/** Bulk actions. */
	children: ReactNode;
}

export function ListToolbar( { view, onChange, children }: Props ) {
	const [ typed, setTyped ] = useTypedSearch( view.search, ( search, options ) => onChange( { search }, options ) );

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
					options={ sortChoices() }
					onChange={ ( choice ) => {
						const [ orderby, order ] = choice.split( ' ' );
						onChange( { orderby: orderby as SortColumn, order: order === 'asc' ? 'asc' : 'desc' } );
					} }
				/>
			</div>
			<div className="uf-toolbar__search">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search surveys', 'userfeedback' ) }
					placeholder={ __( 'Search surveys', 'userfeedback' ) }
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
		{ value: 'id desc', label: __( 'Newest first', 'userfeedback' ) },
		{ value: 'id asc', label: __( 'Oldest first', 'userfeedback' ) },
		{ value: 'created_at desc', label: __( 'Created, newest first', 'userfeedback' ) },
		{ value: 'created_at asc', label: __( 'Created, oldest first', 'userfeedback' ) },
		{ value: 'title asc', label: __( 'Title, A to Z', 'userfeedback' ) },
		{ value: 'title desc', label: __( 'Title, Z to A', 'userfeedback' ) },
		{ value: 'status asc', label: __( 'Status', 'userfeedback' ) },
		{ value: 'status desc', label: __( 'Status, reversed', 'userfeedback' ) },
		{ value: 'responses_count desc', label: __( 'Most responses', 'userfeedback' ) },
		{ value: 'responses_count asc', label: __( 'Fewest responses', 'userfeedback' ) },
	];
}
