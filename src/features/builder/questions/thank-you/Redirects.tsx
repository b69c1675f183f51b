import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { LIMITS } from '@/contract/limits';
import type { RedirectCondition } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { answerable, placeOf } from '@/question-types/matrix/rows';
import { ofWhen, whenOf, withChanged, withOneMore, withoutOne } from '@/features/builder/draft/logic/redirect-edits';
import { EVERY_COMPARISON } from '@/features/builder/draft/logic/comparisons';
import { sprintf } from '@/lib/labels/sprintf';
import { ConditionFields } from '../logic/ConditionFields';
import { PagePicker } from './PagePicker';

const PATH = 'settings.thank_you.conditions';

/** Pages by answer; the first match wins. */
export function Redirects() {
	const questions = useBuilder( ( { form } ) => form.draft.questions );
	const { conditions } = useBuilder( ( { form } ) => form.draft.settings.thank_you );
	const errors = useBuilder( ( { errors } ) => errors );
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const subjects = answerable( questions ).map( ( question ) => ( {
		question,
		place: placeOf( questions, question.id ),
	} ) );
	const focusRow = ( place: number ) => focusLater( `[data-field="${ PATH }[${ String( place ) }]"] select` );
	const set = ( value: RedirectCondition[], type: 'done' | 'typed' = 'done' ) =>
		dispatch( { type, operation: { type: 'set', path: PATH, value } } );
	const texts = Object.entries( errors ).flatMap( ( [ field, text ] ) =>
		field.startsWith( PATH ) ? [ text ] : []
	);

	return (
		<fieldset className="uf-conditions">
			<legend>{ __( 'The first matching redirect is used', 'userfeedback' ) }</legend>
			<ol className="uf-conditions__list" data-field={ PATH }>
				{ conditions.map( ( condition, place ) => (
					<li className="uf-conditions__row" key={ place } data-field={ `${ PATH }[${ String( place ) }]` }>
						<div className="uf-stack">
							<ConditionFields
								when={ whenOf( condition ) }
								subjects={ subjects }
								comparisons={ () => EVERY_COMPARISON }
								wrong={ wrongPart( errors, place ) }
								onChange={ ( when, isTyped ) =>
									set( withChanged( conditions, place, ofWhen( when ) ), isTyped ? 'typed' : 'done' )
								}
							/>
							<PagePicker
								label={ __( 'Redirect to', 'userfeedback' ) }
								value={ condition.page }
								onChange={ ( page ) => set( withChanged( conditions, place, { page } ) ) }
							/>
						</div>
						{ conditions.length > 1 && (
							<Button
								size="compact"
								icon={ closeSmall }
								/* translators: %s: number of a redirect */
								label={ sprintf(
									__( 'Remove redirect %s', 'userfeedback' ),
									formatNumber( place + 1 )
								) }
								onClick={ () => {
									set( withoutOne( conditions, place ) );
									focusRow( Math.max( 0, place - 1 ) );
								} }
							/>
						) }
					</li>
				) ) }
			</ol>
			{ [ ...new Set( texts ) ].map( ( text ) => (
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
						set( withOneMore( conditions ) );
						focusRow( conditions.length );
					} }
				>
					{ __( 'Add redirect', 'userfeedback' ) }
				</Button>
			) }
		</fieldset>
	);
}

function wrongPart( errors: FieldErrors, place: number ): 'subject' | 'compare' | 'value' | null {
	const has = ( part: string ) => `${ PATH }[${ String( place ) }].${ part }` in errors;
	return has( 'question' ) ? 'subject' : has( 'condition_type' ) ? 'compare' : has( 'condition' ) ? 'value' : null;
}
