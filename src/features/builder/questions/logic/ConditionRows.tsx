import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { LogicCondition } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { changedAt, oneMore, whenIn, withoutAt } from '@/features/builder/draft/logic/logic-edits';
import { placeOf } from '@/question-types/matrix/rows';
import { sprintf } from '@/lib/labels/sprintf';
import { ConditionFields } from './ConditionFields';

interface Props {
	conditions: readonly LogicCondition[];
	/** Possible questions. */
	subjects: readonly FormQuestion[];
	/** Names of the list and its parent in errors. */
	field: string;
	whole: string;
	/** By path in the list: `[0].value`. */
	errors: FieldErrors;
	onChange: ( conditions: LogicCondition[] ) => void;
}

/** Conditions joined by "and", wherever they are used. */
export function ConditionRows( { conditions, subjects, field, whole, errors, onChange }: Props ) {
	const questions = useBuilder( ( { form } ) => form.draft.questions );
	const focusLater = useFocusLater();
	const focusRow = ( place: number ) => focusLater( `[data-field="${ field }[${ String( place ) }]"] select` );
	const placed = subjects.map( ( question ) => ( { question, place: placeOf( questions, question.id ) } ) );
	const texts = [ ...new Set( Object.values( errors ) ) ];

	return (
		<>
			<ol className="uf-conditions__list" data-field={ field }>
				{ conditions.map( ( condition, place ) => (
					<li className="uf-conditions__row" key={ place } data-field={ `${ field }[${ String( place ) }]` }>
						<ConditionFields
							when={ whenIn( condition ) }
							subjects={ placed }
							comparisons={ ( { type } ) => QUESTION_TYPES[ type ].comparisons }
							wrong={ wrongPart( errors, place ) }
							onChange={ ( when ) => onChange( changedAt( conditions, place, when ) ) }
						/>
						<Button
							size="compact"
							icon={ closeSmall }
							/* translators: %s: number of a condition */
							label={ sprintf( __( 'Remove condition %s', 'userfeedback' ), formatNumber( place + 1 ) ) }
							onClick={ () => {
								onChange( withoutAt( conditions, place ) );
								if ( conditions.length === 1 ) {
									focusLater( `[data-field="${ whole }"] input` );
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
			{ conditions.length < LIMITS.CONDITIONS && (
				<Button
					size="compact"
					variant="tertiary"
					icon={ plus }
					onClick={ () => {
						onChange( oneMore( conditions, subjects ) );
						focusRow( conditions.length );
					} }
				>
					{ __( 'Add condition', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}

function wrongPart( errors: FieldErrors, place: number ): 'subject' | 'compare' | 'value' | null {
	const path = `[${ String( place ) }]`;
	return `${ path }.question_id` in errors
		? 'subject'
		: `${ path }.compare` in errors
			? 'compare'
			: `${ path }.value` in errors
				? 'value'
				: null;
}
