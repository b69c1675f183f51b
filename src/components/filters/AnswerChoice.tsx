import { Button, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { AnswerCondition, Question } from '@/contract/types';
import { filterKind, TYPES } from '@/question-types/types';
import { ChosenOptions, DateRange, ScoreRange, TypedRange, TypedText } from './answer-fields';

interface Props {
	surveyId: number;
	question: Question;
	onApply: ( condition: AnswerCondition ) => void;
}

/** A condition for the answer to one question. The kinds of conditions depend on the question type. */
export function AnswerChoice( { surveyId, question, onApply }: Props ) {
	const { scores: scoresOf, isNumber, isDate } = TYPES[ question.type ];
	const scores = scoresOf?.( question ) ?? [];
	const value = filterKind( question.type );
	const [ is, setIs ] = useState< AnswerCondition[ 'is' ] >( value );
	const [ values, setValues ] = useState< string[] >( [] );
	const [ [ min, max ], setScores ] = useState< readonly [ number, number ] >( [
		scores[ 0 ] ?? 0,
		scores.at( -1 ) ?? ( isNumber ? 100 : 0 ),
	] );
	const [ text, setText ] = useState( '' );
	const [ [ from, to ], setDates ] = useState< readonly [ string, string ] >( [ '', '' ] );
	const isEmpty = ( is === 'chose' && values.length === 0 ) || ( is === 'contains' && text.trim() === '' );

	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isEmpty ) {
					onApply( {
						question_id: question.id,
						is,
						...( is === 'chose' && { values } ),
						...( is === 'between' &&
							( isDate
								? datesOf( from, to )
								: { min: Math.min( min, max ), max: Math.max( min, max ) } ) ),
						...( is === 'contains' && { text: text.trim() } ),
					} );
				}
			} }
		>
			<RadioControl
				label={ __( 'Respondents who', 'userfeedback' ) }
				selected={ is }
				options={ [
					{
						value,
						label: isDate
							? __( 'entered a date', 'userfeedback' )
							: isNumber
								? __( 'typed a number', 'userfeedback' )
								: valueWords( value ),
					},
					{ value: 'answered', label: __( 'answered it', 'userfeedback' ) },
					{ value: 'skipped', label: __( 'skipped it', 'userfeedback' ) },
				] }
				onChange={ ( chosen ) => setIs( chosen as AnswerCondition[ 'is' ] ) }
			/>
			{ is === 'chose' && (
				<ChosenOptions surveyId={ surveyId } question={ question } values={ values } onChange={ setValues } />
			) }
			{ is === 'between' &&
				( isDate ? (
					<DateRange from={ from } to={ to } onChange={ setDates } />
				) : isNumber ? (
					<TypedRange min={ min } max={ max } onChange={ setScores } />
				) : (
					<ScoreRange scores={ scores } min={ min } max={ max } onChange={ setScores } />
				) ) }
			{ is === 'contains' && <TypedText text={ text } onChange={ setText } /> }
			<Button __next40pxDefaultSize variant="primary" type="submit" aria-disabled={ isEmpty || undefined }>
				{ __( 'Apply', 'userfeedback' ) }
			</Button>
		</form>
	);
}

/** An empty field is no limit. */
function datesOf( from: string, to: string ): Pick< AnswerCondition, 'from' | 'to' > {
	const [ first, last ] = from !== '' && to !== '' && to < from ? [ to, from ] : [ from, to ];
	return { ...( first !== '' && { from: first } ), ...( last !== '' && { to: last } ) };
}

function valueWords( is: 'between' | 'chose' | 'contains' ): string {
	switch ( is ) {
		case 'between':
			return __( 'gave a score', 'userfeedback' );
		case 'chose':
			return __( 'chose any of', 'userfeedback' );
		case 'contains':
			return __( 'typed text containing', 'userfeedback' );
	}
}
