import type { WidgetQuestion } from '../../../src/contract/types';
import type { UserFeedbackApi } from '../../shared/api/page-api';
import { addScript } from '../../shared/trust/load-script';
import { isSiteScript } from '../../shared/trust/our-script';
import { errorAt } from '../ui/card/error-text';
import { Fieldset } from '../ui/fields/Fieldset';
import { suffixed } from '../ui/fields/suffix-ids';
import { ANSWERING } from './answering';
import { FAULTS } from './faults';
import { FIELDS, isKnown } from './fields';

export const registerQuestionType: UserFeedbackApi[ 'registerQuestionType' ] = (
	name,
	{ draw, advances, problem }
) => {
	const type = name as WidgetQuestion[ 'type' ];
	ANSWERING[ type ] = { allows_comment: true, advances_on_choice: !! advances };
	FAULTS[ type ] = problem;
	FIELDS[ type ] = ( props ) => {
		const { question, draft, errors, strings, act } = props;
		const error = errorAt( errors, 'value', strings );
		const errorId = suffixed( 'error' );
		return (
			<Fieldset of={ props } error={ error }>
				<div
					ref={ ( place ) => {
						if ( place ) {
							draw( place, {
								question,
								value: draft.value,
								isInvalid: !! error,
								errorId,
								setValue: ( value ) => act.choose( { value } ),
							} );
						}
					} }
				/>
			</Fieldset>
		);
	};
};

/**
 * Loads the scripts of types that aren't known yet, each once.
 *
 * @return false if a question can't be drawn
 */
export const loadTypes = ( questions: readonly WidgetQuestion[] ): Promise< boolean > =>
	Promise.all(
		questions.flatMap( ( { type, script }, place ) =>
			script && place === questions.findIndex( ( other ) => other.script === script )
				? addScript( isSiteScript( script ), script, () => FIELDS[ type ] )
				: []
		)
	).then( () => questions.every( isKnown ) );
