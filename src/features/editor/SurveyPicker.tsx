import { Button, ComboboxControl, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { api } from '@/api/client';
import type { SurveyRow } from '@/contract/types';
import { useSearch } from '@/lib/hooks/use-search';
import { isolated, sprintf } from '@/lib/labels/sprintf';
import { surveyState, type SurveyState, surveyStateLabel } from '@/lib/labels/survey-state';
import { useRequest } from './use-request';

/** Characters of a title in the list. */
const LONGEST = 60;

interface Props {
	label: string;
	help?: string;
	/** 0 for none. */
	value: number;
	onChange: ( id: number ) => void;
	/** Text and action for a site without surveys. */
	empty: React.ReactNode;
}

/** Finds a survey by title. The selected one is always among the choices, whatever is typed. */
export function SurveyPicker( { label, help, value, onChange, empty }: Props ) {
	const { search, type } = useSearch();
	const searchField = { placeholder: __( 'Search surveys', 'userfeedback' ) }; // WordPress 6.7 and newer show it.
	const [ asked, retry ] = useRequest(
		useCallback( ( signal: AbortSignal ) => surveysFor( search, value, signal ), [ search, value ] )
	);

	if ( asked.state === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ { label: __( 'Retry', 'userfeedback' ), onClick: retry } ] }
			>
				{ asked.error.status === 403
					? __( 'You don’t have permission to choose surveys. Ask a site administrator.', 'userfeedback' )
					: asked.error.message }
			</Notice>
		);
	}
	if ( asked.answer === null ) {
		return <Spinner />;
	}
	if ( asked.answer.length === 0 && search === '' && value === 0 ) {
		return <>{ empty }</>;
	}
	return (
		<>
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help ?? '' }
				value={ value > 0 ? String( value ) : null }
				options={ inOrder( asked.answer ).map( ( survey ) => ( {
					value: String( survey.id ),
					label: nameOf( survey ),
				} ) ) }
				onChange={ ( id ) => onChange( Number( id ?? 0 ) ) }
				onFilterValueChange={ type }
				{ ...searchField }
			/>
			{ asked.answer.length === 0 && (
				<Button variant="link" onClick={ () => type( '' ) }>
					{ __( 'No surveys found. Show all', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}

async function surveysFor( search: string, chosen: number, signal: AbortSignal ): Promise< SurveyRow[] > {
	const query = { search, per_page: 20, select: [ 'id', 'title', 'status', 'publish_at' ] } as const;
	const { items } = await api( 'GET /surveys', { query: { ...query, select: [ ...query.select ] }, signal } );
	if ( chosen === 0 || items.some( ( { id } ) => id === chosen ) ) {
		return items;
	}
	const missing = await api( 'GET /surveys/{id}', { path: { id: chosen }, signal } ).catch( () => null );
	return missing ? [ missing, ...items ] : items;
}

const ORDER: readonly SurveyState[] = [ 'publish', 'scheduled', 'draft', 'trash' ];

/** Sorts visible surveys first, unfinished ones last. */
function inOrder( surveys: readonly SurveyRow[] ): SurveyRow[] {
	return [ ...surveys ].sort( ( a, b ) => ORDER.indexOf( surveyState( a ) ) - ORDER.indexOf( surveyState( b ) ) );
}

/** Shortens titles so that one doesn't fill the list. */
function shortened( title: string ): string {
	const letters = Array.from( title );
	return letters.length > LONGEST ? `${ letters.slice( 0, LONGEST ).join( '' ).trimEnd() }…` : title;
}

function nameOf( survey: Pick< SurveyRow, 'id' | 'title' | 'status' | 'publish_at' > ): string {
	const state = surveyState( survey );
	const title = survey.title === '' ? `#${ survey.id }` : shortened( survey.title );
	return state === 'publish'
		? isolated( title )
		: /* translators: 1: title of a survey. 2: its status. */
			sprintf( __( '%1$s (%2$s)', 'userfeedback' ), title, surveyStateLabel( state ) );
}
