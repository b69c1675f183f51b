import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { errorsOfList, type FieldErrors } from '@/features/builder/draft/validation/field-errors';
import type { FormNotifications } from '@/features/builder/draft/form/draft';
import { toFillIn } from '@/features/builder/draft/logic/logic-edits';
import { logicSubjects } from '@/features/builder/draft/logic/conditions';
import { ConditionRows } from '@/features/builder/questions/logic/ConditionRows';

type Logic = FormNotifications[ 'email' ][ 'logic' ];

const FIELD = 'notifications.email.logic';

/** The responses it is sent for. */
export function EmailLogic( { logic, errors }: { logic: Logic; errors: FieldErrors } ) {
	const questions = useBuilder( ( { form } ) => form.draft.questions );
	const { features } = useSite();
	const dispatch = useDispatch();
	const subjects = logicSubjects( questions );
	const label = __( 'Send only for certain answers', 'userfeedback' );
	const set = ( value: Logic ) => dispatch( { type: 'done', operation: { type: 'set', path: FIELD, value } } );

	if ( ! features[ 'email-logic' ] ) {
		return <LockedToggle label={ label } feature="email-logic" />;
	}
	return (
		<div className="uf-workflow__form" data-field={ FIELD }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={
					subjects.length === 0
						? __(
								'Add a question with radio buttons, checkboxes, a star rating, or a Net Promoter Score first.',
								'userfeedback'
							)
						: __( 'Only responses that match these conditions trigger an email.', 'userfeedback' )
				}
				disabled={ subjects.length === 0 && ! logic.enable }
				checked={ logic.enable }
				onChange={ ( enable ) =>
					set( { ...logic, enable, conditions: toFillIn( logic.conditions, enable, subjects ) } )
				}
			/>
			{ logic.enable && (
				<fieldset className="uf-conditions">
					<legend>{ __( 'Send when all conditions are met', 'userfeedback' ) }</legend>
					<ConditionRows
						conditions={ logic.conditions }
						subjects={ subjects }
						field={ `${ FIELD }.conditions` }
						whole={ FIELD }
						errors={ errorsOfList( errors, `${ FIELD }.conditions` ) }
						onChange={ ( conditions ) => set( { ...logic, enable: conditions.length > 0, conditions } ) }
					/>
				</fieldset>
			) }
		</div>
	);
}
