import { useQuery } from '@tanstack/react-query';
import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import type { FilteredQuery, QuestionStats } from '@/contract/types';
import { visitLabel } from '@/components/filters/filter-text';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { Visit } from '@/lib/filters/filter';
import { isolated } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { crossTable } from '@/features/results/api/get-cross-table';
import { isTypedValue } from '@/question-types/types';
import { CrossTableView } from './CrossTableView';
import './cross.scss';

interface Props {
	surveyId: number;
	/** All questions of the survey. */
	questions: readonly QuestionStats[];
	/** The days and the filter of the screen. */
	asked: FilteredQuery;
}

/** Row dimensions other than a question. */
const CROSSED = [ 'device', 'page', 'country' ] as const satisfies readonly Visit[];

/** Relates answers to one question to answers to another, or to visits. */
export function CrossCard( { surveyId, questions, asked }: Props ) {
	const choices = questions.filter( ( { is_quantitative: isChoice, type } ) => isChoice && ! isTypedValue( type ) );
	const [ rows, setRows ] = useState( choices.length > 1 ? ( choices[ 0 ]?.id ?? '' ) : CROSSED[ 0 ] );
	const [ wanted, setColumns ] = useState( choices[ 1 ]?.id ?? '' );
	const visit = CROSSED.find( ( field ) => field === rows );
	const [ of, setOf ] = useState< 'rows' | 'columns' >( 'rows' );
	const others = choices.filter( ( { id } ) => id !== rows );
	const columns = others.some( ( { id } ) => id === wanted ) ? wanted : ( others[ 0 ]?.id ?? '' );
	const { features } = useSite();
	const upgrade = useUpgrade();
	const isOpen = features[ 'quick-filters' ];
	const table = useQuery( {
		...crossTable( surveyId, { ...asked, rows, columns } ),
		enabled: isOpen && columns !== '',
	} );
	const option = ( { id, title }: QuestionStats ) => ( { value: id, label: isolated( title ) } );

	if ( columns === '' ) {
		return null; // No question has choices.
	}
	if ( ! isOpen ) {
		return (
			<Card title={ __( 'Compare answers', 'userfeedback' ) }>
				<p className="uf-soft">
					{ __( 'See how answers differ by another answer, by device, page, or country.', 'userfeedback' ) }
				</p>
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => upgrade( 'quick-filters' ) }>
					{ __( 'Compare', 'userfeedback' ) }
					<PlanBadge feature="quick-filters" />
				</Button>
			</Card>
		);
	}
	return (
		<Card title={ __( 'Compare answers', 'userfeedback' ) } className="uf-cross">
			<div className="uf-cross__questions">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Rows', 'userfeedback' ) }
					value={ rows }
					onChange={ setRows }
				>
					<optgroup label={ __( 'Question', 'userfeedback' ) }>
						{ choices.map( ( { id, title } ) => (
							<option key={ id } value={ id }>
								{ isolated( title ) }
							</option>
						) ) }
					</optgroup>
					<optgroup label={ __( 'Visit', 'userfeedback' ) }>
						{ CROSSED.map( ( field ) => (
							<option key={ field } value={ field }>
								{ visitLabel( field ) }
							</option>
						) ) }
					</optgroup>
				</SelectControl>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Columns', 'userfeedback' ) }
					value={ columns }
					options={ others.map( option ) }
					onChange={ setColumns }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Percentages', 'userfeedback' ) }
					value={ of }
					options={ [
						{ value: 'rows', label: __( 'Row percentages', 'userfeedback' ) },
						{ value: 'columns', label: __( 'Column percentages', 'userfeedback' ) },
					] }
					onChange={ ( value ) => setOf( value === 'columns' ? 'columns' : 'rows' ) }
				/>
			</div>
			<QueryState
				query={ table }
				skeleton={ <Skeleton height="160px" /> }
				failure={ __( 'Couldn’t compare the answers.', 'userfeedback' ) }
			>
				{ ( data ) => <CrossTableView table={ data } of={ of } visit={ visit } /> }
			</QueryState>
		</Card>
	);
}
