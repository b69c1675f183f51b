import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import type { ResponseFilter } from '@/contract/types';
import { answerable } from '@/question-types/matrix/rows';
import { isFiltered } from '@/lib/filters/filter';
import { AddFilter } from './AddFilter';
import { FilterChip } from './FilterChip';
import { filterChips } from './filter-chips';
import { askedQuestions } from './get-filter-choices';
import './FilterBar.scss';

interface Props {
	surveyId: number;
	filter: ResponseFilter;
	onChange: ( filter: ResponseFilter ) => void;
}

/** The filter of a screen: a chip for each condition, all of which must match, and a button to add one. */
export function FilterBar( { surveyId, filter, onChange }: Props ) {
	const { data: questions = [] } = useQuery( askedQuestions( surveyId ) );
	const add = useRef< HTMLButtonElement >( null );
	const change = ( next: ResponseFilter ) => {
		add.current?.focus(); // The chip that was pressed is about to go, and the keyboard's place with it.
		onChange( next );
	};

	return (
		<div className="uf-asked" role="group" aria-label={ __( 'Filters', 'userfeedback' ) }>
			{ filterChips( filter, answerable( questions ) ).map( ( { key, label, without } ) => (
				<FilterChip key={ key } label={ label } onRemove={ () => change( without ) } />
			) ) }
			<AddFilter
				button={ add }
				surveyId={ surveyId }
				questions={ questions }
				filter={ filter }
				onChange={ onChange }
			/>
			{ isFiltered( filter ) && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => change( {} ) }>
					{ __( 'Clear filters', 'userfeedback' ) }
				</Button>
			) }
		</div>
	);
}
