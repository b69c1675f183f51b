import { __ } from '@wordpress/i18n';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { conditionInWords } from './path-text';

/** Conditions of the questions next to the line. */
export function PathConditions( { logic: { action, conditions } }: { logic: FormQuestion[ 'logic' ] } ) {
	const questions = useBuilder( ( { form } ) => form.draft.questions );

	return (
		<div className="uf-paths__when">
			<p>{ introduction( action, conditions.length > 1 ) }</p>
			<ul>
				{ conditions.map( ( { question_id: subject, ...when }, place ) => (
					<li key={ place }>{ conditionInWords( { ...when, subject }, questions ) }</li>
				) ) }
			</ul>
		</div>
	);
}

function introduction( action: 'show' | 'hide', areSeveral: boolean ): string {
	if ( action === 'hide' ) {
		return areSeveral
			? __( 'Hidden when all of these are true:', 'userfeedback' )
			: __( 'Hidden when this is true:', 'userfeedback' );
	}
	return areSeveral
		? __( 'Shown only when all of these are true:', 'userfeedback' )
		: __( 'Shown only when this is true:', 'userfeedback' );
}
