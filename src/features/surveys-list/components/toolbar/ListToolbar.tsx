import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import type { ListView, SortColumn } from '@/features/surveys-list/model/list-view';
import './ListToolbar.scss';

interface Props {
	view: ListView;
	onChange: ( change: Partial< ListView >, options?: { replace?: boolean } ) => void;
	/** Bulk actions. */
	children: ReactNode;
}

export function ListToolbar( { view, onChange, children }: Props ) {
	const [ typed, setTyped ] = useTypedSearch( view, onChange );

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

/**
 * What stands in the field. It is searched for when the typing pauses; Back empties the field as it empties the list.
 * Letters that are added to a search replace its entry in the history, so that one Back leaves the whole search.
 */
function useTypedSearch( view: ListView, onChange: Props[ 'onChange' ] ) {
	const [ typed, setTyped ] = useState( view.search );
	const [ shown, setShown ] = useState( { search: view.search, sent: view.search } );

	if ( shown.search !== view.search ) {
		setShown( { ...shown, search: view.search } );
		if ( view.search !== shown.sent ) {
			setTyped( view.search );
		}
	}
	useDebouncedEffect( typed, 300, ( text ) => {
		const search = text.trim();
		if ( search !== view.search ) {
			setShown( { ...shown, sent: search } );
			onChange( { search }, { replace: view.search !== '' } );
		}
	} );

	return [ typed, setTyped ] as const;
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
