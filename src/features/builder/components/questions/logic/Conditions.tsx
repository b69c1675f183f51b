import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES } from '@/contract/question-types';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';
import { errorsBelow, type FieldErrors } from '@/features/builder/model/errors/field-errors';
import { fieldName } from '@/features/builder/model/fields';
import type { FormQuestion } from '@/features/builder/model/form/draft';
import { whenIn, withChanged, withOneMore, withoutOne } from '@/features/builder/model/logic/logic-edits';
import { WhenFields } from './WhenFields';

interface Props {
	question: FormQuestion;
	subjects: readonly FormQuestion[];
	/** By their path below the question. */
	errors: FieldErrors;
}

export function Conditions( { question: { id, logic }, subjects, errors }: Props ) {
	const questions = useBuilder( ( { form } ) => form.draft.questions );
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const field = fieldName( { question: id }, 'logic.conditions' );
	const set = ( value: FormQuestion[ 'logic' ] ) =>
		dispatch( { type: 'done', operation: { type: 'set', question: id, path: 'logic', value } } );
	const focusRow = ( place: number ) => focusLater( `[data-field="${ field }[${ String( place ) }]"] select` );
	const placed = subjects.map( ( question ) => ( { question, place: questions.indexOf( question ) } ) );
	const texts = [ ...new Set( Object.values( errorsBelow( errors, 'logic' ) ) ) ];

	return (
		<fieldset className="uf-conditions">
			<legend className="screen-reader-text">{ __( 'Conditions', 'userfeedback' ) }</legend>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'When all of these are true', 'userfeedback' ) }
				data-field={ fieldName( { question: id }, 'logic.action' ) }
				value={ logic.action }
				options={ [
					{ value: 'show', label: __( 'Show this question', 'userfeedback' ) },
					{ value: 'hide', label: __( 'Hide this question', 'userfeedback' ) },
				] }
				onChange={ ( value ) =>
					dispatch( {
						type: 'done',
						operation: {
							type: 'set',
							question: id,
							path: 'logic.action',
							value: value === 'hide' ? 'hide' : 'show',
						},
					} )
				}
			/>
			<ol className="uf-conditions__list" data-field={ field }>
				{ logic.conditions.map( ( condition, place ) => (
					<li className="uf-conditions__row" key={ place } data-field={ `${ field }[${ String( place ) }]` }>
						<WhenFields
							when={ whenIn( condition ) }
							subjects={ placed }
							comparisons={ ( { type } ) => QUESTION_TYPES[ type ].comparisons }
							wrong={ wrongPart( errors, place ) }
							onChange={ ( when ) => set( { ...logic, conditions: withChanged( logic, place, when ) } ) }
						/>
						<Button
							size="compact"
							icon={ closeSmall }
							/* translators: %s: number of a condition */
							label={ sprintf( __( 'Remove condition %s', 'userfeedback' ), formatNumber( place + 1 ) ) }
							onClick={ () => {
								set( withoutOne( logic, place ) );
								if ( logic.conditions.length === 1 ) {
									focusLater( `[data-field="${ fieldName( { question: id }, 'logic' ) }"] input` );
								} else {
									focusRow( Math.max( 0, place - 1 ) );
								}
							} }
						/>
					</li>
				) ) }
			</ol>
			{ texts.map( ( text ) => (
				<p className="uf-field-error" key={ text }>
					{ text }
				</p>
			) ) }
			{ logic.conditions.length < LIMITS.CONDITIONS && (
				<Button
					size="compact"
					variant="tertiary"
					icon={ plus }
					onClick={ () => {
						set( withOneMore( logic, subjects ) );
						focusRow( logic.conditions.length );
					} }
				>
					{ __( 'Add condition', 'userfeedback' ) }
				</Button>
			) }
		</fieldset>
	);
}

function wrongPart( errors: FieldErrors, place: number ): 'subject' | 'compare' | 'value' | null {
	const path = `logic.conditions[${ String( place ) }]`;
	return `${ path }.question_id` in errors
		? 'subject'
		: `${ path }.compare` in errors
			? 'compare'
			: `${ path }.value` in errors
				? 'value'
				: null;
}
